// What a person sees of a table, noted ten times a second, and in every frame in which something
// else is shown. `cards` finds the cards of the own hand.
(cards) => {
  const PAUSE = 90;
  // Where one looks whether something lies over an element: a mark is small, a card is not.
  const MIDDLE = [[0.5, 0.5]];
  const FIVE = [...MIDDLE, [0.2, 0.15], [0.8, 0.15], [0.2, 0.85], [0.8, 0.85]];
  const log = [];
  let last = "";
  let noted = 0;
  let shown = "";
  window.film = { log, now: () => performance.timeOrigin + performance.now() };

  // What lets clicks through covers all the same.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");

  const paints = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const drawn = element instanceof SVGElement || element instanceof HTMLImageElement;
    return drawn || text || backgroundImage !== "none" || !/^rgba\(.*, 0\)$/.test(backgroundColor);
  };

  // The part of an element that is inside the window and everything that cuts it off.
  const inSight = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left, top, right, bottom };
    const cut = (by) => {
      box.left = Math.max(box.left, by.left);
      box.top = Math.max(box.top, by.top);
      box.right = Math.min(box.right, by.right);
      box.bottom = Math.min(box.bottom, by.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflow !== "visible") cut(one.getBoundingClientRect());
    return box;
  };

  // A card on its way passes over others, and comes from somewhere: that hides nothing. It is moved
  // by a script; what only glows or pulses is none.
  const moves = (one) => one.constructor === Animation && one.playState === "running";
  const travels = (card) => card.getAnimations().some(moves);
  const flies = (element) => {
    const card = element.closest("[data-card]");
    return card !== null && travels(card);
  };
  const arrives = (held) => flies(held) || [...held.querySelectorAll("[data-card]")].some(travels);

  // Why an element is not seen whole; "": it is. What lies in `among` may overlap it.
  const hidden = (element, among = element) => {
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) return "not drawn";
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return "not drawn";
    const box = inSight(element);
    const slack = 2;
    if (
      box.left > rect.left + slack || box.right < rect.right - slack ||
      box.top > rect.top + slack || box.bottom < rect.bottom - slack
    )
      return "cut off";
    for (const [x, y] of among === element ? MIDDLE : FIVE) {
      const why = above(element, among, box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top));
      if (why) return why;
    }
    return "";
  };

  // What lies over an element at this point.
  const above = (element, among, x, y) => {
    for (const one of document.elementsFromPoint(x, y)) {
      if (element.contains(one) || one.contains(element)) return "";
      if (!among.contains(one) && paints(one) && !flies(one)) return `under ${one.tagName.toLowerCase()}.${one.getAttribute("class")}`;
    }
    return "covered"; // a modal dialog makes everything behind it unfindable
  };

  const text = (part) => document.querySelector(part)?.textContent.trim() ?? "";
  // Of every move that is marked: why it is not seen; "": it is.
  const deeds = (elements) => {
    const found = {};
    for (const one of elements)
      for (const deed of one.dataset.deed.split(" ")) found[deed] = found[deed] === "" ? "" : hidden(one);
    return found;
  };

  const look = () => {
    const play = document.querySelector(".play");
    if (play === null) return null;
    const asked = document.querySelector(".asks.mine") !== null;
    const held = asked ? [...document.querySelectorAll(cards)] : [];
    return {
      seq: Number(play.dataset.seq),
      busy: play.dataset.busy === "true",
      cue: play.dataset.cue ?? "",
      asks: text(".asks"),
      asked,
      recap: text(".recap"),
      line: text(".log li:last-child span"),
      said: [...document.querySelectorAll(".unseen[role=log] p")].map((one) => one.textContent),
      sheet: document.querySelector("dialog[open] .result") !== null,
      placed: deeds(document.querySelectorAll(".board [data-deed]")),
      told: deeds(document.querySelectorAll(".recap [data-deed]")),
      hand: held.flatMap((one) => {
        const why = arrives(one) ? "" : hidden(one, one.parentElement);
        return why ? [`${one.getAttribute("aria-label") ?? one.textContent.trim()}: ${why}`] : [];
      }),
    };
  };

  const note = () => {
    requestAnimationFrame(note);
    const at = window.film.now();
    const { seq, cue } = document.querySelector(".play")?.dataset ?? {};
    const moment = `${seq} ${cue}`;
    if (at - noted < PAUSE && moment === shown) return;
    [noted, shown] = [at, moment];
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
    const seen = look();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
    const now = JSON.stringify(seen);
    if (seen === null || now === last) return;
    last = now;
    log.push({ at, ...seen });
  };
  requestAnimationFrame(note);
}

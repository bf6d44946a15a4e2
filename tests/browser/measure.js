// What eyes would see, measured in the page. Each function returns a list of complaints.
({
  overflow() {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px wider than the window`);
    for (const element of document.querySelectorAll("body *")) {
      if (!this.says(element) || element.closest("svg, .unseen, [aria-hidden=true], select")) continue;
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      // An ellipsis is a way to shorten a name, not an accident.
      const cut = overflowX !== "visible" && textOverflow !== "ellipsis";
      if (cut && !this.scrolls(element) && element.scrollWidth > element.clientWidth + 1)
        found.push(`${this.name(element)} is cut off`);
      const { left, right } = element.getBoundingClientRect();
      const outside = right > innerWidth + 1 || left < -1;
      if (outside && position !== "fixed" && !element.closest(".skip") && !this.inScrolling(element))
        found.push(`${this.name(element)} lies outside: ${Math.round(left)} to ${Math.round(right)}`);
      const button = element.closest("button, a.button");
      if (button && button.scrollWidth > button.clientWidth + 2)
        found.push(`${this.name(element)} does not fit into its button`);
    }
    return found;
  },

  small() {
    const found = [];
    for (const element of document.querySelectorAll("button, a[href], select, input, summary")) {
      if (!this.seen(element) || element.disabled) continue;
      if (element.closest(".unseen, .skip, [inert]")) continue;
      // A link in the middle of a sentence is as high as its line.
      if (element.tagName === "A" && getComputedStyle(element).display === "inline") continue;
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (width < 43.5 || height < 43.5)
        found.push(`${this.name(element)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    return found;
  },

  // The first of these has to be seen whole, without scrolling, and nothing may lie on it.
  hidden(part) {
    const element = [...document.querySelectorAll(part)].find((one) => this.seen(one));
    if (!element) return [`there is no ${part}`];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return [`${part} is out of sight: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && (element.contains(over) || over.contains(element) || over.closest("label")?.contains(element))
      ? []
      : [`${this.name(over ?? document.body)} lies on ${part}`];
  },

  says(element) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return own && this.seen(element);
  },

  seen(element) {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  },

  scrolls(element) {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  },

  inScrolling(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (this.scrolls(one)) return true;
    return false;
  },

  name(element) {
    const words = element.getAttribute("aria-label") ?? element.textContent;
    return `${element.tagName.toLowerCase()}.${element.className} "${words.trim().slice(0, 40)}"`;
  },
})

// Face to Face as a game of boardgame.io: the same rules, secrets and views as ours
// (FF-n are the rules), written the way its documentation does.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const BACKWARDS = 10;
const HAND = 6;
const MINIMUM = 2;
const DECK = Array.from({ length: 58 }, (_, place) => place + 2);

const newSide = () => ({ up: 1, down: 60, handSize: HAND, drawSize: DECK.length - HAND, laid: [] });

function setup({ random }) {
  const piles = [random.Shuffle(DECK), random.Shuffle(DECK)];
  return {
    secret: { piles: piles.map((pile) => pile.slice(HAND)) },
    players: { 0: { hand: piles[0].slice(0, HAND) }, 1: { hand: piles[1].slice(0, HAND) } },
    sides: [newSide(), newSide()],
    starts: random.Die(2) - 1,
    laidThisTurn: 0,
    helped: false,
  };
}

const takesUp = (top, card) => card > top || card === top - BACKWARDS; // FF-7
const takesDown = (top, card) => card < top || card === top + BACKWARDS; // FF-8

function fits(table, seat, { card, pile }) {
  const own = table.sides[seat];
  const other = table.sides[1 - seat];
  if (pile === 'up') return takesUp(own.up, card);
  if (pile === 'down') return takesDown(own.down, card);
  if (table.helped) return false; // FF-6
  return pile === 'help-up' ? card < other.up : card > other.down; // FF-10
}

const PILES = ['up', 'down', 'help-up', 'help-down'];

function lays(table, seat, hand) {
  const found = [];
  for (const card of hand) {
    for (const pile of PILES) if (fits(table, seat, { card, pile })) found.push({ card, pile });
  }
  return found;
}

function after(table, seat, { card, pile }) {
  const sides = table.sides.map((side) => ({ up: side.up, down: side.down }));
  if (pile === 'up' || pile === 'down') sides[seat][pile] = card;
  return { sides, helped: table.helped || pile.startsWith('help') };
}

/** FF-17: a first lay must leave a second one. */
function leavesASecond(table, seat, hand, lay) {
  const rest = hand.filter((card) => card !== lay.card);
  return lays(after(table, seat, lay), seat, rest).length > 0;
}

/** What a seat may do, from what it sees of the table. */
function legalActions(table, seat) {
  const { hand } = table.players[seat];
  const found = lays(table, seat, hand);
  if (table.laidThisTurn >= MINIMUM) return [...found, 'end'];
  if (table.laidThisTurn > 0) return found;
  return found.filter((lay) => leavesASecond(table, seat, hand, lay));
}

function lay({ G, playerID }, card, pile) {
  const seat = Number(playerID);
  const { hand } = G.players[seat];
  const wanted = { card, pile };
  if (!hand.includes(card) || !PILES.includes(pile) || !fits(G, seat, wanted)) return INVALID_MOVE;
  if (G.laidThisTurn === 0 && !leavesASecond(G, seat, hand, wanted)) return INVALID_MOVE;
  const own = G.sides[seat];
  hand.splice(hand.indexOf(card), 1);
  own.handSize -= 1;
  own.laid.push(card);
  G.laidThisTurn += 1;
  if (pile.startsWith('help')) {
    G.sides[1 - seat][pile.slice('help-'.length)] = card;
    G.helped = true;
  } else {
    own[pile] = card;
  }
}

function end({ G, playerID, events }) {
  if (G.laidThisTurn < MINIMUM) return INVALID_MOVE;
  const seat = Number(playerID);
  const own = G.sides[seat];
  const { hand } = G.players[seat];
  const drawn = G.secret.piles[seat].splice(0, G.helped ? HAND - hand.length : 2); // FF-13
  hand.push(...drawn);
  own.handSize = hand.length;
  own.drawSize -= drawn.length;
  G.laidThisTurn = 0;
  G.helped = false;
  G.turnPasses = 1 - seat;
  events.endTurn();
}

function winner({ G }) {
  for (const seat of [0, 1]) {
    if (G.sides[seat].laid.length === DECK.length) return { winner: seat, reason: 'emptied' }; // FF-15
  }
  if (G.laidThisTurn > 0 || G.turnPasses === undefined) return undefined;
  if (legalActions(G, G.turnPasses).length > 0) return undefined;
  return { winner: 1 - G.turnPasses, reason: 'stuck' }; // FF-16
}

const FaceToFace = {
  name: 'face-to-face',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true, // it would keep every state of a turn
  moves: { lay: { move: lay, client: false }, end: { move: end, client: false } },
  turn: {
    order: {
      first: ({ G }) => G.starts,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf: winner,
};

module.exports = { FaceToFace, legalActions };

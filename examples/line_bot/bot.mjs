// A bot in JavaScript, which Lichtspiel asks line by line (docs/line-protocol.md):
//
//   lichtspiel arena face-to-face --bots 'cmd=node examples/line_bot/bot.mjs,random' --deals 50
//
// In Face to Face it plays the card that gives away the least room on its own piles. It knows no
// other game, and there it plays at random.

import { createInterface } from 'node:readline';

const FACE_TO_FACE = 'face-to-face';

function roomLost(action, own) {
  if (action.kind === 'end') return 4; // stop rather than skip four numbers or more
  if (action.pile === 'up') return action.card - own.up;
  if (action.pile === 'down') return own.down - action.card;
  return 5; // help only when nothing else is better
}

function decide({ game, view, legal, seed }) {
  if (game !== FACE_TO_FACE) return legal[seed % legal.length];
  const own = view.seat === 0 ? view.gold : view.silver;
  return legal.reduce((best, action) =>
    roomLost(action, own) < roomLost(best, own) ? action : best,
  );
}

for await (const line of createInterface({ input: process.stdin })) {
  const space = line.indexOf(' ');
  const word = space < 0 ? line : line.slice(0, space);
  if (word === 'hello') {
    console.log('name Careful');
    console.log('ready');
  } else if (word === 'decide') {
    console.log(`play ${decide(JSON.parse(line.slice(space + 1))).notation}`);
  } else if (word === 'quit') {
    break;
  }
}

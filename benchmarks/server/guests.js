// Tables with two real connections each, of either server. A table tells `heard` of every
// update of a seat: { seat, number, actor, over, legal }; `act` plays one of `legal`.

const { createHash } = require('node:crypto');
const http = require('node:http');
const { io } = require('socket.io-client');
const WebSocket = require('ws');
const { legalActions } = require('./face_to_face.js');

const agent = new http.Agent({ maxSockets: 8 });

function post(url, body) {
  const data = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(data) };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${url}: ${answer.statusCode} ${text}`));
      });
    });
    request.on('error', reject).end(data);
  });
}

/** A seat's part in the deal: it commits to a contribution, and reveals it when all have. */
function contributor(seat, say) {
  const contribution = `seat ${seat}`.padEnd(32, '.');
  let table;
  let told = '';
  return (update) => {
    table = update.table ?? table;
    const { commitment, revealing } = table;
    const next = revealing ? 'reveal' : 'ready';
    if (next === told) return;
    told = next;
    if (revealing) return say({ type: next, id: next, commitment, contribution });
    const hash = createHash('sha256')
      .update('lichtspiel contribution v1\0')
      .update(Buffer.from(commitment, 'hex'))
      .update(Buffer.from([seat]))
      .update(contribution)
      .digest('hex');
    say({ type: next, id: next, commitment, hash });
  };
}

/** One of ours: plain WebSockets; the server says what is legal. */
async function lichtspiel(address, heard) {
  const { table, seated } = await post(`${address}/api/tables`, { game: 'face-to-face', name: 'Ada' });
  const { token } = await post(`${address}/api/tables/${table.id}/seats`, { name: 'Ben' });
  const url = `${address.replace('http', 'ws')}/api/tables/${table.id}/socket`;
  let command = 0;
  const sockets = [seated.token, token].map((held, seat) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const say = (said) => socket.send(JSON.stringify(said));
    const contribute = contributor(seat, say);
    socket.on('open', () => say({ type: 'hello', token: held, protocol: 3 }));
    socket.on('message', (data) => {
      const told = JSON.parse(data);
      if (told.type === 'refused') throw new Error(`refused: ${data}`);
      if (told.type !== 'update') return;
      if (told.view === undefined) return contribute(told);
      const { seq, actor, legal = [], outcome } = told;
      heard({ seat, number: seq, actor, over: outcome !== undefined, legal });
    });
    return socket;
  });
  return {
    act(seat, number, action) {
      const id = `${(command += 1)}`;
      sockets[seat].send(JSON.stringify({ type: 'act', id, seq: number, action }));
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

/** One of theirs: socket.io over WebSockets; a client finds out by itself what is legal. */
async function boardgame(address, heard) {
  const games = `${address}/games/face-to-face`;
  const { matchID } = await post(`${games}/create`, { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const seated = await post(`${games}/${matchID}/join`, { playerID, playerName: `seat ${playerID}` });
    credentials.push(seated.playerCredentials);
  }
  const sockets = credentials.map((held, seat) => {
    const playerID = String(seat);
    const socket = io(`${address}/face-to-face`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    const look = ({ G, ctx, _stateID }) => {
      const actor = Number(ctx.currentPlayer);
      const over = ctx.gameover !== undefined;
      const legal = actor === seat && !over ? legalActions(G, seat) : [];
      heard({ seat, number: _stateID, actor, over, legal });
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, held, 2));
    socket.on('connect_error', (error) => {
      throw error;
    });
    socket.on('sync', (_, info) => look(info.state));
    socket.on('update', (_, state) => look(state));
    return socket;
  });
  return {
    act(seat, number, action) {
      const [type, args] = action === 'end' ? ['end', []] : ['lay', [action.card, action.pile]];
      const playerID = String(seat);
      const payload = { type, args, playerID, credentials: credentials[seat] };
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, number, matchID, playerID);
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

module.exports = { boardgame, lichtspiel };

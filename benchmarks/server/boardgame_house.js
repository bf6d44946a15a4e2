// boardgame.io's server with its in-memory store, on a free port of the loopback.

const { Origins, Server } = require('boardgame.io/server');
const { FaceToFace } = require('./face_to_face.js');

const server = Server({ games: [FaceToFace], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`open http://127.0.0.1:${appServer.address().port}`);
});
process.on('SIGUSR2', () => global.gc()); // before its memory is looked at
process.on('SIGTERM', () => process.exit(0));

// The load, in a process of its own: so many tables, random legal moves, one clock.
// node load.js '{"side": "lichtspiel", "address": …, "pid": …, "tables": 100, …}'

const fs = require('node:fs');
const guests = require('./guests.js');

const { side, address, pid, tables, thinking, warmUp, seconds } = JSON.parse(process.argv[2]);
const REHEARSAL = 5; // tables that play flat out before anything is measured,
const REHEARSED = 2000; // so many moves, so that both sides' code is warm
const MOVES_SEEN = 10; // a table counts as live when it has seen so many
const TOGETHER = 5; // opened at once
const TICKS = 100; // per second, in /proc
const PAGE = 4096;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const stat = (id) => fs.readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');

/** The server's process and all it has started. */
function processes() {
  const parents = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const tree = [String(pid)];
  for (const id of tree) {
    for (const other of parents) {
      try {
        if (stat(other)[1] === id) tree.push(other);
      } catch {
        // it has just ended
      }
    }
  }
  return tree;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const cpuSeconds = () => sum(processes().map((id) => (Number(stat(id)[11]) + Number(stat(id)[12])) / TICKS));

async function memory() {
  if (side === 'boardgame') process.kill(pid, 'SIGUSR2'); // garbage does not count
  await sleep(500);
  return sum(processes().map((id) => Number(stat(id)[21]) * PAGE));
}

const measured = { counting: false, latencies: [], games: 0 };
let rehearsing = true;
let held = null; // what tables would do, while none may go on
let leaving = false;

/** A table where two play on and on: after the end they take another one. */
class Table {
  moves = 0;
  seen = [-1, -1];
  sent = null;

  async open() {
    this.seen = [-1, -1];
    this.sent = null;
    this.guests = await guests[side === 'boardgame' ? side : 'lichtspiel'](address, (update) => this.heard(update));
  }

  heard({ seat, number, actor, over, legal }) {
    const { sent, seen } = this;
    seen[seat] = number;
    if (sent && seat !== sent.seat && number > sent.number) {
      if (measured.counting) measured.latencies.push(performance.now() - sent.at);
      this.moves += 1;
      this.sent = null;
    }
    if (seat === actor) this.legal = legal;
    if (seen[0] !== seen[1]) return;
    if (held) held.push(() => this.goOn(actor, number, over));
    else this.goOn(actor, number, over);
  }

  goOn(actor, number, over) {
    if (over) this.again();
    else if (rehearsing || !thinking) this.act(actor, number);
    else setTimeout(() => this.act(actor, number), thinking * (0.5 + Math.random()));
  }

  act(seat, number) {
    if (leaving) return;
    const action = this.legal[Math.floor(Math.random() * this.legal.length)];
    this.sent = { seat, number, at: performance.now() };
    this.guests.act(seat, number, action);
  }

  async again() {
    if (measured.counting) measured.games += 1;
    this.guests.close();
    await this.open();
  }
}

async function open(count) {
  const all = Array.from({ length: count }, () => new Table());
  for (let first = 0; first < count; first += TOGETHER) {
    await Promise.all(all.slice(first, first + TOGETHER).map((table) => table.open()));
  }
  return all;
}

async function until(told, what) {
  for (let tries = 0; !told(); tries += 1) {
    if (tries > 600) throw new Error(`waited a minute for ${what}`);
    await sleep(100);
  }
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

async function main() {
  const rehearsal = await open(REHEARSAL);
  await until(() => sum(rehearsal.map((table) => table.moves)) >= REHEARSED, 'the rehearsal');
  rehearsing = false;
  held = [];
  const before = await memory();
  const all = [...rehearsal, ...(await open(tables - REHEARSAL))];
  await until(() => held.length >= tables, 'all cards to be dealt');
  const due = held;
  held = null;
  due.forEach((goOn) => goOn());
  await until(() => all.every((table) => table.moves >= MOVES_SEEN), 'all tables');
  const perTable = ((await memory()) - before) / (tables - REHEARSAL);
  await sleep(1000 * warmUp);
  const cpu = [cpuSeconds(), process.cpuUsage()];
  const at = performance.now();
  measured.counting = true;
  await sleep(1000 * seconds);
  measured.counting = false;
  const took = (performance.now() - at) / 1000;
  const load = process.cpuUsage(cpu[1]);
  const moves = measured.latencies.length;
  const sorted = Float64Array.from(measured.latencies).sort();
  const result = {
    moves,
    games: measured.games,
    moves_per_second: moves / took,
    p50_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
    cpu_us_per_move: (1e6 * (cpuSeconds() - cpu[0])) / moves,
    load_cpu_us_per_move: (load.user + load.system) / moves,
    bytes_per_table: perTable,
  };
  leaving = true;
  fs.writeSync(1, `${JSON.stringify(result)}\n`);
  process.exit(0);
}

main();

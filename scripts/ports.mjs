import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { Failure, hasCode } from './failure.mjs';
import { HOST, programsOf } from './programs.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether a server answers there
 */
function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (/** @type {boolean} */ answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(1000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/**
 * Reserves a port until its program starts, so that a concurrent `npm start` finds it in use.
 *
 * @param {number} port
 * @returns {Promise<() => Promise<void>>} releases the port; rejects if the port is in use
 */
async function reservePort(port) {
  const server = createServer((socket) => socket.destroy());
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST, exclusive: true }, () => resolve(undefined));
  });
  server.unref();
  return () => new Promise((resolve) => void server.close(() => resolve()));
}

/**
 * Reserves the port of every program.
 *
 * @param {import('./programs.mjs').Settings} settings
 * @param {string} command - the command that the user entered, for the message
 * @returns {Promise<Map<string, () => Promise<void>>>} functions that release the ports, by program name
 * @throws {Failure} naming the first port in use
 */
export async function reservePorts(settings, command) {
  /** @type {Map<string, () => Promise<void>>} */
  const releases = new Map();
  for (const { name, portVariable } of programsOf(settings)) {
    const port = settings.ports[name] ?? 0;
    const taken = async () => {
      await Promise.all([...releases.values()].map((release) => release()));
      return new Failure(
        `Port ${port}, where the ${name} program listens, is already in use. Stop what runs there, or choose another port: ${portVariable}=${port + 100} ${command}`,
      );
    };
    // A listener on IPv6 only does not collide, but a browser that opens "localhost" would reach it.
    if (await isAnswered(port, '::1')) throw await taken();
    try {
      releases.set(name, await reservePort(port));
    } catch (error) {
      if (hasCode(error, 'EADDRINUSE')) throw await taken();
      if (hasCode(error, 'EACCES')) {
        throw new Failure(`Port ${port}, where the ${name} program should listen, needs administrator rights. Choose another: ${portVariable}=3100 ${command}`);
      }
      throw error;
    }
  }
  return releases;
}

/**
 * Below the ports that the system assigns to connections (Linux from 32768, macOS from 49152), so that no connection can
 * take a port between its choice and its use.
 */
const FREE_PORTS = { first: 20_000, count: 12_000 };
const TRIES = 100;
/** @type {Set<number>} */
const given = new Set();

/**
 * A port that is free now and that this process did not receive before.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FREE_PORTS.first + randomInt(FREE_PORTS.count);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Failure(`No free port between ${FREE_PORTS.first} and ${FREE_PORTS.first + FREE_PORTS.count}.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  try {
    await (await reservePort(port))();
    return true;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return false;
    throw error;
  }
}

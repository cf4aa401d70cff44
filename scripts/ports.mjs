import { connect, createServer } from 'node:net';
import { Failure, hasCode } from './failure.mjs';
import { HOST, PROGRAMS } from './programs.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether somebody answers there
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
 * Holds a port until its program starts, so that a second `npm start` meanwhile learns that it is taken.
 *
 * @param {number} port
 * @returns {Promise<() => Promise<void>>} gives the port up; rejects where the port is taken
 */
export async function reservePort(port) {
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
 * @param {string} command - how the person started this, for the advice in the message
 * @returns {Promise<Map<string, () => Promise<void>>>} by program name, what gives its port up
 * @throws {Failure} naming the first port that is taken
 */
export async function reservePorts(settings, command) {
  /** @type {Map<string, () => Promise<void>>} */
  const releases = new Map();
  for (const { name, portVariable } of PROGRAMS) {
    const port = settings.ports[name] ?? 0;
    const taken = async () => {
      await Promise.all([...releases.values()].map((release) => release()));
      return new Failure(
        `Port ${port}, where the ${name} program listens, is already in use. Stop what runs there, or choose another port: ${portVariable}=${port + 100} ${command}`,
      );
    };
    // What listens on the IPv6 side alone would not collide, but a browser asking for "localhost" would reach it.
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
 * A port that nobody uses at this moment.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => void server.listen({ port: 0, host: HOST }, () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address');
  return address.port;
}

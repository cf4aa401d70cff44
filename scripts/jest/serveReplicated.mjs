import { startReplicated } from '../postgres/startReplicated.mjs';
import { makeRunFolder } from './runFolder.mjs';

// A program for tests that need a database server with a replica: it writes their addresses, and ends with its standard input.
const { stop, ...addresses } = await startReplicated(makeRunFolder());
console.log(JSON.stringify(addresses));
process.stdin.resume();
process.stdin.once('end', () => void stop());

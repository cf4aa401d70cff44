import { parentPort, workerData } from 'node:worker_threads';
import { attack, ATTACKS } from './attacks.ts';
import type { AttackedShop } from './attacks.ts';

interface Task {
  readonly name: string;
  readonly shop: AttackedShop;
}

/** The thread of the attackers: they must not slow the shoppers, whose answers are measured. */
const { name, shop }: Task = workerData;
const found = ATTACKS.find((candidate) => candidate.name === name);
if (!found) throw new RangeError(`There is no attack ${name}`);
const ending = new AbortController();
parentPort?.once('message', () => ending.abort());
const attempts = await attack(found, shop, ending.signal);
parentPort?.postMessage(attempts);

import { randomInt } from 'node:crypto';

const [LOWEST, HIGHEST] = [1, 255];

/** An address of the network for one visitor alone: the shop counts calls by it, and takes only so many from one. */
export function ownAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(LOWEST, HIGHEST))].join('.');
}

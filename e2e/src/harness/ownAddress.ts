import { randomInt } from 'node:crypto';

const [LOWEST, HIGHEST] = [1, 255];

/**
 * An address of this machine's own network for one visitor alone: the shop counts calls by it, and takes only so many from
 * one. The sandbox bank and the page of mails answer this machine alone.
 */
export function ownAddress(): string {
  return ['127', ...Array.from({ length: 3 }, () => randomInt(LOWEST, HIGHEST))].join('.');
}

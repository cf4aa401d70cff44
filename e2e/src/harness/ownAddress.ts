import { randomInt } from 'node:crypto';

const [LOWEST, HIGHEST] = [1, 255];

/**
 * A network address for one visitor: the shop limits calls by address.
 * The sandbox bank and the page of mails answer only addresses of this machine.
 */
export function ownAddress(): string {
  return ['127', ...Array.from({ length: 3 }, () => randomInt(LOWEST, HIGHEST))].join('.');
}

import { STORAGE_KEYS } from '@feszek/contract';

const KEY = STORAGE_KEYS.reportedOrders;
/** More orders than one person places before the browser's storage is cleared. */
const MOST = 20;

/** Orders whose purchase was reported to statistics: a result page that is opened again reports nothing. */
export interface ReportedPurchases {
  has(hash: string): boolean;
  add(hash: string): void;
  clear(): void;
}

function parse(text: string | null): string[] {
  return text === null ? [] : text.split(' ').filter(Boolean);
}

/** Creates the list in the browser's storage; only for visitors who agreed to statistics. */
export function reportedPurchases(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ReportedPurchases {
  const known = () => parse(storage.getItem(KEY));
  return {
    has: (hash) => known().includes(hash),
    add: (hash) => storage.setItem(KEY, [...known(), hash].slice(-MOST).join(' ')),
    clear: () => storage.removeItem(KEY),
  };
}

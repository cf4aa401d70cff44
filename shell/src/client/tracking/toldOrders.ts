const KEY = 'feszek-told-orders';
/** More than anybody places between two clearings of his browser. */
const MOST = 20;

/** Orders that statistics have been told of: a result page that is opened again tells nothing. */
export interface ToldOrders {
  has(hash: string): boolean;
  add(hash: string): void;
  forget(): void;
}

function parse(text: string | null): string[] {
  return text === null ? [] : text.split(' ').filter(Boolean);
}

/** Kept in the browser; only for a visitor who agreed to statistics. */
export function toldOrders(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ToldOrders {
  const known = () => parse(storage.getItem(KEY));
  return {
    has: (hash) => known().includes(hash),
    add: (hash) => storage.setItem(KEY, [...known(), hash].slice(-MOST).join(' ')),
    forget: () => storage.removeItem(KEY),
  };
}

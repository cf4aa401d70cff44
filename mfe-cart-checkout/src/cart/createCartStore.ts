import type { ApiClient } from '@feszek/api-client';
import type { Cart, Currency } from '@feszek/contract';
import { isApiAbortError, isApiError } from '@feszek/api-client';
import { toCartView } from './cartView.ts';
import type { CartLine, CartView } from './cartView.ts';
import { withQuantities } from './withQuantities.ts';

export interface CartState {
  /** The server's cart with the visitor's unanswered quantities laid over; `null` before the first answer. */
  readonly cart: CartView | null;
  readonly isLoading: boolean;
  /** Product ids of lines whose change the server has not answered yet. */
  readonly pending: ReadonlySet<number>;
  /** Why changes were taken back, by product id; `apiErrorMessage` has the words. */
  readonly faults: ReadonlyMap<number, unknown>;
  /** By how much the shop's clock is ahead of the browser's, in milliseconds; `undefined` before the first answer. */
  readonly clockLead: number | undefined;
  /** Why the cart could not be loaded; `undefined` when it could. */
  readonly loadFault: unknown;
}

export type LoadReason = 'here' | 'elsewhere';

/** The visitor's cart of one page. `subscribe` and `state` fit React's `useSyncExternalStore`. */
export interface CartStore {
  /** The same object until something changes. */
  readonly state: CartState;
  subscribe(listener: () => void): () => void;
  /**
   * Fetches the cart. Never rejects: look at `state.loadFault`.
   *
   * @param reason - `elsewhere` when another tab has told of a change, and so told everybody already
   */
  load(reason?: LoadReason): Promise<void>;
  /** Forgets the cart and fetches it: for another visitor, whose cart counts its versions anew. */
  startOver(): Promise<void>;
  /** Adds pieces to what is there and gives the line that they are in. Rejects with the call's error. */
  add(productId: number, quantity: number): Promise<CartLine | undefined>;
  /**
   * Sets a line's quantity; 0 removes it. Shown at once, and taken back with a word where the server refuses.
   * Changes of one line are sent one after another, of which only the latest waits. Never rejects.
   */
  setQuantity(productId: number, quantity: number): Promise<void>;
  /** Puts a coupon into the cart. Rejects with the call's error, and then the cart stays as it is. */
  addCoupon(code: string): Promise<void>;
  /** Takes a coupon out. Rejects with the call's error. */
  removeCoupon(code: string): Promise<void>;
  /** Where the cart is at the API. */
  readonly path: string;
  /**
   * Changes the cart with a `PUT` that answers with the cart. Rejects with the call's error.
   *
   * @param part - below the cart's own path, such as `customer`
   */
  put(part: string, body: unknown): Promise<CartView>;
  /** Takes over a cart that came with a page, unless a newer one is here. */
  receive(cart: CartView): void;
}

export interface CartStoreOptions {
  readonly api: ApiClient;
  /** Where the cart is at the API; the visitor's own unless told. */
  readonly path?: string;
  /** The page's currency at this moment: an answer in another one is too late. */
  readonly currency: () => Currency;
  /** Hears of every answer that became the cart. */
  readonly onAnswer: (cart: CartView, reason: LoadReason) => void;
  /** Hears of every change of a line that the visitor made here and the server took. */
  readonly onQuantity?: (productId: number, change: number, quantity: number) => void;
}

export const NO_CART: CartState = { cart: null, isLoading: false, pending: new Set(), faults: new Map(), clockLead: undefined, loadFault: undefined };

/** Whether the shop has said no. What it has not answered, it may have done all the same. */
function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.status > 0;
}

export function createCartStore({ api, path: root = '/api/cart', currency, onAnswer, onQuantity }: CartStoreOptions): CartStore {
  const listeners = new Set<() => void>();
  const wanted = new Map<number, number>();
  const faults = new Map<number, unknown>();
  let answer: CartView | null = null;
  let loads = 0;
  let loadFault: unknown;
  let clockLead: number | undefined;
  let state = NO_CART;

  function changed(): void {
    state = {
      cart: answer && withQuantities(answer, wanted),
      isLoading: loads > 0,
      pending: new Set(wanted.keys()),
      faults: new Map(faults),
      clockLead,
      loadFault,
    };
    listeners.forEach((listener) => listener());
  }

  function isOutdated(cart: CartView): boolean {
    if (cart.currency !== currency()) return true;
    if (answer === null || answer.currency !== cart.currency) return false;
    return cart.version < answer.version || (cart.version === answer.version && cart.answered_at < answer.answered_at);
  }

  function accept(cart: CartView, reason: LoadReason = 'here'): void {
    if (isOutdated(cart)) return;
    // A screen that is shown again hands in its cart once more: that says nothing of the time.
    if (answer?.answered_at !== cart.answered_at) clockLead = Date.parse(cart.answered_at) - Date.now();
    answer = cart;
    loadFault = undefined;
    changed();
    onAnswer(cart, reason);
  }

  function quantityIn(cart: CartView | null, productId: number): number {
    return cart?.products.find(({ id }) => id === productId)?.quantity ?? 0;
  }

  async function load(reason: LoadReason = 'here'): Promise<void> {
    loads += 1;
    changed();
    try {
      accept(toCartView(await api.get<Cart>(root, { key: root })), reason);
    } catch (error) {
      // A later load has taken over; it will say how it went.
      if (!(isApiAbortError(error) && error.reason === 'superseded')) loadFault = error;
    } finally {
      loads -= 1;
      changed();
    }
  }

  /** Sends what is wanted of a line until nothing newer is wanted. */
  async function sendLine(productId: number): Promise<void> {
    for (;;) {
      const quantity = wanted.get(productId);
      const cart = await api.put<Cart>(`/api/cart/product/${productId}`, { product_id: productId, quantity }, { queue: `cart-line-${productId}` });
      const before = quantityIn(answer, productId);
      const isLatest = wanted.get(productId) === quantity;
      if (isLatest) wanted.delete(productId);
      accept(toCartView(cart));
      const after = quantityIn(toCartView(cart), productId);
      if (after !== before) onQuantity?.(productId, after - before, after);
      if (isLatest) return;
    }
  }

  async function setQuantity(productId: number, quantity: number): Promise<void> {
    const isSending = wanted.has(productId);
    wanted.set(productId, quantity);
    faults.delete(productId);
    changed();
    if (isSending) return;
    try {
      await sendLine(productId);
    } catch (error) {
      const last = wanted.get(productId);
      wanted.delete(productId);
      faults.set(productId, error);
      // What the server refused, it refused for a reason that the page does not show yet, such as a smaller stock.
      void load().then(() => {
        if (isAnswered(error) || quantityIn(answer, productId) !== last || wanted.has(productId)) return;
        faults.delete(productId);
        changed();
      });
    }
    changed();
  }

  async function add(productId: number, quantity: number): Promise<CartLine | undefined> {
    const body = { product_id: productId, quantity };
    const adding = api.post<Cart>('/api/cart/product', body, { queue: `cart-line-${productId}` });
    adding.catch((error: unknown) => {
      if (!isAnswered(error)) void load();
    });
    const cart = toCartView(await adding);
    faults.delete(productId);
    accept(cart);
    onQuantity?.(productId, quantity, quantityIn(cart, productId));
    return cart.products.find(({ id }) => id === productId);
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    startOver() {
      answer = null;
      faults.clear();
      return load();
    },
    add,
    setQuantity,
    path: root,
    async put(part, body) {
      const cart = toCartView(await api.put<Cart>(`${root}/${part}`, body, { queue: root }));
      accept(cart);
      return cart;
    },
    async addCoupon(code) {
      accept(toCartView(await api.post<Cart>('/api/cart/coupon', { code }, { queue: 'cart' })));
    },
    async removeCoupon(code) {
      accept(toCartView(await api.delete<Cart>(`/api/cart/coupon/${encodeURIComponent(code)}`, { queue: 'cart' })));
    },
    receive: (cart) => accept(cart),
  };
}

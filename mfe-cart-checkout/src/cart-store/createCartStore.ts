import { isApiAbortError, isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Cart, Currency } from '@feszek/contract';
import { createOptimisticChanges, createStore } from '@feszek/store';
import type { ReadableStore } from '@feszek/store';
import { createAdditions } from './createAdditions.ts';
import { toCartView } from './cartView.ts';
import type { CartLine, CartView } from './cartView.ts';
import { withQuantities } from './withQuantities.ts';

/** The product that the visitor removed last. */
export interface RemovedLine {
  readonly id: number;
  readonly title: string;
  readonly quantity: number;
}

export interface CartState {
  /** The server's cart with the pending quantities; `null` before the first response. */
  readonly cart: CartView | null;
  readonly isLoading: boolean;
  /** Product ids of lines whose change is not acknowledged yet. */
  readonly pending: ReadonlySet<number>;
  /** Pieces that are being added and are not in `cart` yet. */
  readonly adding: number;
  /** Errors of changes that were rolled back, by product id; `apiErrorMessage` gives their texts. */
  readonly faults: ReadonlyMap<number, unknown>;
  /** Removed on this page, until the next change of the cart; `null` without one. */
  readonly removed: RemovedLine | null;
  /** The difference of the server's clock to the browser's, in milliseconds; `undefined` before the first response. */
  readonly clockLead: number | undefined;
  /** The error of the last load; `undefined` after a success. */
  readonly loadFault: unknown;
}

export type LoadReason = 'here' | 'elsewhere';

/** Where the API has the visitor's own cart, and that of an open offer. */
type CartPath = '/api/cart' | '/api/offer/cart';

/** A cart on a page: the visitor's own, or that of an offer. All its calls have addresses below `path`. */
export interface CartStore extends ReadableStore<CartState> {
  /**
   * Fetches the cart. Never rejects: the error is `state.loadFault`.
   *
   * @param reason - `elsewhere` when another tab has published a change, which every tab receives
   */
  load(reason?: LoadReason): Promise<void>;
  /** Drops the cart and fetches it, for another visitor, whose cart has its own versions. */
  startOver(): Promise<void>;
  /** Adds pieces and returns their line. Rejects with the call's error. */
  add(productId: number, quantity: number): Promise<CartLine | undefined>;
  /**
   * Sets a line's quantity; 0 removes it. An optimistic update, rolled back with an error if the server refuses it. Changes of
   * one line are sent one after another, and only the newest one waits. Never rejects.
   */
  setQuantity(productId: number, quantity: number): Promise<void>;
  /** Adds a coupon. Rejects with the call's error; the cart then stays unchanged. */
  addCoupon(code: string): Promise<CartView>;
  /** Removes a coupon. Rejects with the call's error. */
  removeCoupon(code: string): Promise<CartView>;
  /** The cart's address at the API. */
  readonly path: CartPath;
  /**
   * Changes the cart with a `PUT` whose response is the cart. Rejects with the call's error.
   *
   * @param part - below the cart's own path, such as `customer`
   */
  put(part: string, body: unknown): Promise<CartView>;
  /** Sets a cart that came with a page, unless the store has a newer one. */
  receive(cart: CartView): void;
}

export interface CartStoreOptions {
  readonly api: ApiClient;
  /** The cart's address at the API; by default the visitor's own. */
  readonly path?: CartPath;
  /** The page's current currency. A response in another currency is outdated. */
  readonly currency: () => Currency;
  /** Called with every response that became the cart. */
  readonly onAnswer: (cart: CartView, reason: LoadReason) => void;
  /** Called after every change of a line that the visitor made on this page and the server acknowledged. */
  readonly onQuantity?: (productId: number, change: number, quantity: number) => void;
}

export const NO_CART: CartState = { cart: null, isLoading: false, pending: new Set(), adding: 0, faults: new Map(), removed: null, clockLead: undefined, loadFault: undefined };

/** Whether the API has responded with an error. A change without a response may have been made. */
function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.status > 0;
}

function quantityIn(cart: CartView | null, productId: number): number {
  return cart?.products.find(({ id }) => id === productId)?.quantity ?? 0;
}

export function createCartStore({ api, path: root = '/api/cart', currency, onAnswer, onQuantity }: CartStoreOptions): CartStore {
  const store = createStore(NO_CART);
  const faults = new Map<number, unknown>();
  const additions = createAdditions();
  let answer: CartView | null = null;
  let loads = 0;
  let loadFault: unknown;
  let removed: RemovedLine | null = null;
  let clockLead: number | undefined;
  let adding = 0;
  // Changes of one line are sent one after another, also those of `add`.
  const lineQueue = (productId: number) => ({ queue: `cart-line-${productId}` });

  const quantities = createOptimisticChanges<number, number, CartView>({
    send: async (productId, quantity) => toCartView(await api.put<Cart>(`${root}/product/${productId}`, { product_id: productId, quantity }, lineQueue(productId))),
    onAnswer(cart, productId) {
      additions.end(productId);
      const before = quantityIn(answer, productId);
      const after = quantityIn(cart, productId);
      if (!accept(cart)) publish();
      if (after !== before) onQuantity?.(productId, after - before, after);
    },
    onError(error, productId, quantity) {
      faults.set(productId, error);
      if (removed?.id === productId) removed = null;
      // The server may have refused for a reason that the page does not show yet, such as a smaller stock.
      void load().then(() => {
        if (isAnswered(error) || quantityIn(answer, productId) !== quantity || quantities.pending.has(productId)) return;
        faults.delete(productId);
        publish();
      });
    },
  });

  function publish(): void {
    store.set({
      cart: answer && withQuantities(answer, quantities.pending),
      isLoading: loads > 0,
      pending: new Set(quantities.pending.keys()),
      adding,
      faults: new Map(faults),
      removed,
      clockLead,
      loadFault,
    });
  }

  function isOutdated(cart: CartView): boolean {
    if (cart.currency !== currency()) return true;
    if (answer === null || answer.currency !== cart.currency) return false;
    return cart.version < answer.version || (cart.version === answer.version && cart.answered_at < answer.answered_at);
  }

  /** Replaces the cart with a response, unless the response is outdated. Returns whether it did. */
  function accept(cart: CartView, reason: LoadReason = 'here'): boolean {
    if (isOutdated(cart)) return false;
    // A screen that is mounted again passes its cart again, whose time is outdated.
    if (answer?.answered_at !== cart.answered_at) clockLead = Date.parse(cart.answered_at) - Date.now();
    answer = cart;
    loadFault = undefined;
    publish();
    onAnswer(cart, reason);
    return true;
  }

  /** Replaces the cart with the response to a change. */
  async function change(answered: Promise<Cart>): Promise<CartView> {
    const cart = toCartView(await answered);
    accept(cart);
    return cart;
  }

  async function load(reason: LoadReason = 'here'): Promise<void> {
    loads += 1;
    publish();
    try {
      // The key aborts an older load.
      accept(toCartView(await api.get<Cart>(root, { key: root })), reason);
    } catch (error) {
      if (!(isApiAbortError(error) && error.reason === 'superseded')) loadFault = error;
    }
    loads -= 1;
    publish();
  }

  async function setQuantity(productId: number, quantity: number): Promise<void> {
    faults.delete(productId);
    const line = store.state.cart?.products.find(({ id }) => id === productId);
    removed = quantity === 0 && line ? { id: productId, title: line.product.title, quantity: line.quantity } : null;
    // The error is in `state.faults`.
    const sent = quantities.request(productId, quantity).catch(() => undefined);
    publish();
    await sent;
  }

  async function add(productId: number, quantity: number): Promise<CartLine | undefined> {
    faults.delete(productId);
    removed = null;
    const attempt_key = additions.keyOf(productId, quantity);
    // Before the request, whose start takes time of its own.
    adding += quantity;
    publish();
    const cart = await api.post<Cart>(`${root}/product`, { product_id: productId, quantity, attempt_key }, lineQueue(productId)).then(
      (answered) => {
        adding -= quantity;
        const view = toCartView(answered);
        if (!accept(view)) publish();
        return view;
      },
      (error: unknown) => {
        adding -= quantity;
        publish();
        if (isAnswered(error)) additions.end(productId);
        else void load();
        throw error;
      },
    );
    additions.end(productId);
    onQuantity?.(productId, quantity, quantityIn(cart, productId));
    return cart.products.find(({ id }) => id === productId);
  }

  return Object.assign(store, {
    load,
    startOver() {
      answer = null;
      removed = null;
      faults.clear();
      return load();
    },
    add,
    setQuantity,
    path: root,
    put: (part: string, body: unknown) => change(api.put<Cart>(`${root}/${part}`, body, { queue: root })),
    addCoupon: (code: string) => change(api.post<Cart>(`${root}/coupon`, { code }, { queue: root })),
    removeCoupon: (code: string) => change(api.delete<Cart>(`${root}/coupon/${encodeURIComponent(code)}`, { queue: root })),
    receive(cart: CartView) {
      accept(cart);
    },
  });
}

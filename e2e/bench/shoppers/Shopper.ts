import { COOKIES } from '@feszek/contract';

/** Time between two actions of a shopper, in milliseconds. */
const THINK_MS = 250;
const ANSWER_MS = 30_000;

export interface Action {
  /** Milliseconds until the whole answer. */
  readonly ms: number;
  /** Whether it was refused, or there was no answer. */
  readonly isFailed: boolean;
}

/** A visitor with a session and an address of their own, who opens pages and fills a cart. */
export class Shopper {
  readonly actions: Action[] = [];
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #address: string;
  readonly #productIds: readonly number[];

  constructor(origin: string, index: number, productIds: readonly number[]) {
    this.#origin = origin;
    this.#address = `203.0.113.${index + 1}`;
    this.#productIds = productIds;
  }

  /** Opens the session, unmeasured. */
  async arrive(): Promise<void> {
    await this.#fetch('GET', '/sanctum/csrf-cookie');
  }

  async shopUntil(signal: AbortSignal): Promise<void> {
    for (let round = 0; !signal.aborted; round += 1) {
      const id = this.#productIds[round % this.#productIds.length];
      await this.#act('GET', '/hu');
      await this.#act('GET', `/hu/termekek?page=${1 + (round % 5)}`);
      await this.#act('GET', `/api/products/${id}`);
      await this.#act('POST', '/api/cart/product', { product_id: id, quantity: 1 });
      await this.#act('PUT', `/api/cart/product/${id}`, { product_id: id, quantity: 0 });
    }
  }

  async #act(method: string, path: string, body?: object): Promise<void> {
    const started = performance.now();
    const status = await this.#fetch(method, path, body).catch(() => 0);
    // A product that others have in their carts is refused by the rules of the shop, not by its limits.
    this.actions.push({ ms: performance.now() - started, isFailed: status === 0 || status === 429 || status >= 500 });
    await new Promise((resolve) => setTimeout(resolve, THINK_MS));
  }

  async #fetch(method: string, path: string, body?: object): Promise<number> {
    const response = await fetch(this.#origin + path, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get(COOKIES.xsrf) ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    await response.arrayBuffer();
    return response.status;
  }
}

import { HttpVisitor } from '../../test/httpVisitor.ts';
import { BANK_TRANSFER, CUSTOMER, HOME_DELIVERY, ORDER } from '../../test/shop.ts';
import type { Answer } from '../../test/visitor.ts';

/** Shoppers so far: each has a different address, so that no limit per address is reached. */
let count = 0;

function checked(answer: Answer): void {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text}`);
}

/** A visitor who buys one thing, over the network, step by step. */
export class Shopper {
  readonly #visitor: HttpVisitor;
  readonly #productId: number;
  readonly #key: string;
  /** Orders of one email address or telephone number are counted one after another: so every shopper has different ones. */
  readonly #customer: typeof CUSTOMER;

  constructor(apiUrl: string, productId: number) {
    count += 1;
    this.#visitor = new HttpVisitor(apiUrl, `10.${Math.floor(count / 62_500)}.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`);
    this.#productId = productId;
    this.#key = `bench-${count}`;
    this.#customer = { ...CUSTOMER, email: `buyer${count}@example.hu`, phone: `+36 30 ${1_000_000 + count}` };
  }

  /** Opens the shopper's session. */
  async arrive(): Promise<void> {
    const answer = await this.#visitor.call('GET', '/sanctum/csrf-cookie');
    if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  }

  async addToCart(): Promise<void> {
    checked(await this.#visitor.call('POST', '/api/cart/product', { product_id: this.#productId, quantity: 1 }));
  }

  /** Goes through the checkout, up to its last step. */
  async fillIn(): Promise<void> {
    checked(await this.#visitor.call('PUT', '/api/cart/customer', this.#customer));
    checked(await this.#visitor.call('PUT', '/api/cart/method/delivery', { id: HOME_DELIVERY }));
    checked(await this.#visitor.call('PUT', '/api/cart/method/payment', { id: BANK_TRANSFER }));
  }

  async order(): Promise<void> {
    checked(await this.#visitor.call('POST', '/api/cart/order', ORDER, { 'idempotency-key': this.#key }));
  }
}

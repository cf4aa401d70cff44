import { COOKIES } from '@feszek/contract';
import type { ApiClientOptions } from '@feszek/api-client';

const TOKEN_HEADER = 'x-xsrf-token';
const TOKEN_REFUSED = 419;

/** The visitor's session with the shop on a page of a partner. Pages of others have none. */
export class EmbedSession {
  readonly #shopUrl: string;
  readonly isPartner: Promise<boolean>;
  #token: string | undefined;
  /** Whether the browser keeps no cookies of the shop on this page. */
  isRefused = false;

  constructor(shopUrl: string) {
    this.#shopUrl = shopUrl;
    this.isPartner = this.#askPartner();
  }

  /** What an API client of this page needs. The token comes with an answer: the page cannot read the cookies of the shop. */
  get clientOptions(): Pick<ApiClientOptions, 'baseUrl' | 'fetch' | 'readCookie'> {
    return {
      baseUrl: this.#shopUrl,
      readCookie: (name) => (name === COOKIES.xsrf ? this.#token : undefined),
      fetch: async (address, options) => {
        const credentials = (await this.isPartner) ? 'include' : 'omit';
        const response = await fetch(address, { ...options, credentials });
        this.#token = response.headers.get(TOKEN_HEADER) ?? this.#token;
        this.isRefused = response.status === TOKEN_REFUSED;
        const { status, ok } = response;
        return { status, ok, text: async () => (await response.text()).replaceAll('"/images/', `"${this.#shopUrl}/images/`) };
      },
    };
  }

  async #askPartner(): Promise<boolean> {
    try {
      const response = await fetch(`${this.#shopUrl}/embed/partner`, { credentials: 'omit' });
      const answer: unknown = await response.json();
      return typeof answer === 'object' && answer !== null && 'is_partner' in answer && answer.is_partner === true;
    } catch {
      // Without an answer the page is one of others: its buttons lead to the shop.
      return false;
    }
  }
}

import { COOKIES } from '@feszek/contract';
import type { Answer, Method } from './visitor.ts';

/** A visitor who calls the API over the network, from an address of their own. */
export class HttpVisitor {
  readonly #cookies: Map<string, string>;
  readonly #url: string;
  readonly #address: string;

  /**
   * @param url an API process
   * @param address the visitor's, as a proxy on this machine would forward it
   * @param cookies those of the same visitor at another process
   */
  constructor(url: string, address: string, cookies = new Map<string, string>()) {
    this.#url = url;
    this.#address = address;
    this.#cookies = cookies;
  }

  /** The same visitor at another process. */
  at(url: string): HttpVisitor {
    return new HttpVisitor(url, this.#address, this.#cookies);
  }

  async call(method: Method, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get(COOKIES.xsrf) ?? '',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const json: unknown = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, text, headers: Object.fromEntries(response.headers), json };
  }
}

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { get } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Answer } from '../../../test/visitor.ts';
import type { FoundProducts, SearchControl } from '../searchBorder.ts';
import { understand } from './understand.ts';

jest.setTimeout(3 * OPEN_MS);

const LIMITS = { concurrency: 2, waiting: 3, waitMs: 60_000 };
const FOUND: FoundProducts = { ids: [CHAIR], corrected: null, isNearest: false, isReduced: false };

interface Running {
  readonly query: string;
  readonly control: SearchControl;
  end(): void;
}

/** A search that runs until the test ends it, or its client disconnects. */
class SlowSearch {
  readonly running = new Map<string, Running>();
  #changed = Promise.withResolvers<void>();

  readonly search = (_db: unknown, query: string, _view: unknown, control: SearchControl = {}): Promise<FoundProducts> => {
    const { promise, resolve, reject } = Promise.withResolvers<FoundProducts>();
    control.signal?.addEventListener('abort', () => reject(control.signal?.reason), { once: true });
    this.running.set(query, { query, control, end: () => resolve(FOUND) });
    this.#notify();
    return promise.finally(() => {
      this.running.delete(query);
      this.#notify();
    });
  };

  #notify(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Waits until exactly these searches run. */
  async until(...queries: readonly string[]): Promise<void> {
    while ([...this.running.keys()].sort().join() !== [...queries].sort().join()) await this.#changed.promise;
  }

  end(query: string): void {
    this.running.get(query)?.end();
  }
}


describe('concurrent searches', () => {
  let shop: TestShop;
  let slow: SlowSearch;
  let url: string;
  let visitor: HttpVisitor;
  beforeAll(async () => {
    slow = new SlowSearch();
    shop = await openShop({ searchLimits: LIMITS, searchProducts: (...asked) => slow.search(...asked) });
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    visitor = new HttpVisitor(url, '192.0.2.1');
    await visitor.call('GET', '/sanctum/csrf-cookie');
  }, 3 * OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(() => {
    slow = new SlowSearch();
    shop.changes.emit(['catalogue']);
  });

  const search = (query: string) => visitor.call('GET', `/api/products?q=${encodeURIComponent(query)}`);

  /** A search on a connection of its own. */
  const hold = (path: string): { readonly call: ClientRequest; readonly answer: Promise<number> } => {
    const call = get(new URL(path, url), { agent: false });
    const answer = once(call, 'response').then((events: IncomingMessage[]) => {
      for (const response of events) response.resume();
      return events[0]?.statusCode ?? 0;
    });
    answer.catch(() => undefined);
    return { call, answer };
  };

  /** Gives the API time to process requests. */
  const turn = () => visitor.call('GET', '/api/ping');

  /** Waits until a search is waiting. */
  const untilOverloaded = async (query: string) => {
    while (slow.running.get(query)?.control.mayCorrect?.() !== false) await turn();
  };

  /** Starts concurrent searches. */
  const startBoth = async (one: string, other: string) => {
    const first = search(one);
    await slow.until(one);
    const second = search(other);
    await slow.until(one, other);
    return [first, second];
  };

  /** Ends every search until all are answered. */
  const drain = async (answers: readonly Promise<{ readonly status: number }>[]) => {
    let isDone = false;
    const all = Promise.all(answers).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      for (const query of slow.running.keys()) slow.end(query);
      await turn();
    }
    return (await all).map(({ status }) => status);
  };

  it('are limited to two; others wait in order of arrival', async () => {
    const first = await startBoth('a1', 'a2');
    const third = search('a3');
    await untilOverloaded('a1');
    const fourth = search('a4');
    await turn();
    expect([...slow.running.keys()].sort()).toEqual(['a1', 'a2']);
    slow.end('a2');
    await slow.until('a1', 'a3');
    slow.end('a1');
    await slow.until('a3', 'a4');
    expect(await drain([...first, third, fourth])).toEqual([200, 200, 200, 200]);
  });

  it('beyond the limits are refused in the visitor’s language, with the time of a retry', async () => {
    const refusals: Answer[] = [];
    const { promise: areRefused, resolve } = Promise.withResolvers<void>();
    const asked = Array.from({ length: LIMITS.concurrency + LIMITS.waiting + 3 }, (_, index) =>
      visitor.call('GET', `/api/products?q=b${index}`, undefined, { locale: 'en' }).then((answer) => {
        if (answer.status !== 200 && refusals.push(answer) === 3) resolve();
        return answer;
      }),
    );
    await areRefused;
    for (const refused of [...refusals, await visitor.call('GET', '/api/search/suggestions?q=b9', undefined, { locale: 'en' })]) {
      expect([refused.status, errorOf(refused).code, refused.headers['retry-after']]).toEqual([503, 'search_busy', '2']);
      expect(errorOf(refused).message).toBe('Too many people are searching right now. Please try again in 2 seconds.');
    }
    expect((await drain(asked)).filter((status) => status === 200)).toHaveLength(LIMITS.concurrency + LIMITS.waiting);
  });

  it('do not delay the cart, its changes and lists', async () => {
    const held = [...(await startBoth('c1', 'c2')), search('c3')];
    await untilOverloaded('c1');
    expect((await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 })).status).toBe(200);
    expect((await visitor.call('GET', '/api/cart')).status).toBe(200);
    expect((await visitor.call('GET', '/api/products?page_size=3')).status).toBe(200);
    expect(await drain(held)).toEqual([200, 200, 200]);
  });

  it('end when their client disconnects, running or waiting, and free their slot', async () => {
    const first = hold('/api/products?q=d1');
    await slow.until('d1');
    const second = hold('/api/products?q=d2');
    await slow.until('d1', 'd2');
    const { control } = slow.running.get('d1') ?? {};
    const waiting = hold('/api/products?q=d3');
    await untilOverloaded('d2');
    const patient = search('d4');
    waiting.call.destroy();
    first.call.destroy();
    await slow.until('d2', 'd4');
    expect(control?.signal?.aborted).toBe(true);
    expect(await drain([patient])).toEqual([200]);
    expect(await second.answer).toBe(200);
  });

  it('do not correct spelling while another search waits', async () => {
    const held = await startBoth('e1', 'e2');
    expect(slow.running.get('e1')?.control.mayCorrect?.()).toBe(true);
    const third = search('e3');
    await untilOverloaded('e2');
    expect(slow.running.get('e1')?.control.mayCorrect?.()).toBe(false);
    expect(await drain([...held, third])).toEqual([200, 200, 200]);
  });

  it('for the same query run once, regardless of case and spacing', async () => {
    const first = search('Zöld  kanapé');
    await slow.until('Zöld  kanapé');
    slow.end('Zöld  kanapé');
    expect((await first).status).toBe(200);
    const { json, status } = await search(' zöld KANAPÉ ');
    expect([status, JSON.stringify(json)]).toEqual([200, expect.stringContaining('"query":"zöld KANAPÉ"')]);
    expect(slow.running.size).toBe(0);
  });

  it('for the same query are coalesced, and end when the last client disconnects', async () => {
    const first = hold('/api/products?q=g1');
    await slow.until('g1');
    const second = hold('/api/products?q=G1&page=2');
    const other = hold('/api/products?q=g2');
    await slow.until('g1', 'g2');
    const { control } = slow.running.get('g1') ?? {};
    first.call.destroy();
    await turn();
    expect(control?.signal?.aborted).toBe(false);
    second.call.destroy();
    await slow.until('g2');
    expect(control?.signal?.aborted).toBe(true);
    slow.end('g2');
    expect(await other.answer).toBe(200);
  });

  it('that began before a change of products are not cached', async () => {
    const first = search('h1');
    await slow.until('h1');
    shop.changes.emit(['product:17']);
    slow.end('h1');
    expect((await first).status).toBe(200);
    const second = search('h1');
    await slow.until('h1');
    expect(await drain([second])).toEqual([200]);
  });
});

describe('a wait for a search', () => {
  it('ends with a refusal when it is too long', async () => {
    const slow = new SlowSearch();
    const shop = await openShop({ searchLimits: { ...LIMITS, concurrency: 1, waitMs: 1 }, searchProducts: slow.search });
    try {
      const held = shop.visitor().call('GET', '/api/products?q=f1');
      await slow.until('f1');
      const refused = await shop.visitor().call('GET', '/api/products?q=f2');
      expect([refused.status, errorOf(refused).code]).toEqual([503, 'search_busy']);
      slow.end('f1');
      expect((await held).status).toBe(200);
    } finally {
      await shop.close();
    }
  }, 3 * OPEN_MS);
});

describe('a query of unknown words', () => {
  it('has at most four words corrected', async () => {
    const shop = await openShop();
    try {
      let asked = 0;
      const mayCorrect = () => {
        asked += 1;
        return true;
      };
      await understand(shop.db, 'butr tolgg iroas szrk zolf lampq forel xyzzy', 'hu', 'done', { mayCorrect });
      expect(asked).toBe(4);
      expect((await understand(shop.db, 'kanpé', 'hu', 'done')).corrected).toBe('kanapé');
    } finally {
      await shop.close();
    }
  }, 3 * OPEN_MS);
});

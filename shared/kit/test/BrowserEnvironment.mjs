import { TestEnvironment } from 'jest-environment-jsdom';

/** Interfaces of browsers that jsdom lacks. The classes of signals belong to them, since `fetch` accepts only its own. */
const MISSING = { AbortController, AbortSignal, BroadcastChannel, Headers, Request, Response, TextDecoder, TextEncoder };

/**
 * jsdom with real HTTP: `fetch` as in a page, relative to its address. `openAt(url)` moves the page to another address,
 * so that a test can use the origin of a server that it has just started.
 */
// oxlint-disable-next-line import/no-default-export -- Jest takes an environment from the default export
export default class BrowserEnvironment extends TestEnvironment {
  #channels = [];

  async setup() {
    await super.setup();
    const { global, dom } = this;
    const channels = this.#channels;
    global.performance.getEntriesByType ??= () => [];
    Object.assign(global, MISSING, {
      // React listens to a message channel as long as the page exists; here the page ends with its tests.
      MessageChannel: class extends MessageChannel {
        constructor() {
          super();
          channels.push(this);
        }
      },
      matchMedia: () => ({ matches: false }),
      scrollTo: () => undefined,
      fetch: (address, init) => fetch(new URL(address, global.location.href), init),
      openAt: (url) => dom.reconfigure({ url }),
    });
  }

  async teardown() {
    for (const { port1 } of this.#channels) port1.close();
    await super.teardown();
  }
}

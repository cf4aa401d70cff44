import { TestEnvironment } from 'jest-environment-jsdom';

/** Interfaces of browsers that jsdom lacks. The classes of signals belong to them, since `fetch` accepts only its own. */
const MISSING = { AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder };

/**
 * jsdom with real HTTP: `fetch` as in a page, relative to its address. `openAt(url)` moves the page to another address,
 * so that a test can use the origin of a server that it has just started.
 */
// oxlint-disable-next-line import/no-default-export -- Jest takes an environment from the default export
export default class BrowserEnvironment extends TestEnvironment {
  /** Functions that close what a browser closes with its page. As long as it is open, the process of the tests does not end. */
  #closing = [];

  async setup() {
    await super.setup();
    const { global, dom } = this;
    const closing = this.#closing;
    global.performance.getEntriesByType ??= () => [];
    Object.assign(global, MISSING, {
      // React listens to a message channel as long as the page exists.
      MessageChannel: class extends MessageChannel {
        constructor() {
          super();
          closing.push(() => this.port1.close());
        }
      },
      // So does the bus to the channel of the tabs.
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name) {
          super(name);
          closing.push(() => this.close());
        }
      },
      matchMedia: () => ({ matches: false }),
      scrollTo: () => undefined,
      fetch: (address, init) => fetch(new URL(address, global.location.href), init),
      openAt: (url) => dom.reconfigure({ url }),
    });
  }

  async teardown() {
    for (const close of this.#closing) close();
    await super.teardown();
  }
}

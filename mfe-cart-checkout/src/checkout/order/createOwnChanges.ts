/**
 * What the buyer changes in his cart while he looks at the order. Each change raises the cart's version; an order must
 * name the version that he has seen, which his own changes are part of and those of another tab are not.
 */
export interface OwnChanges {
  /** Hears of the cart that is on the page. While a change is on its way, its answer decides. */
  see(version: number): void;
  /** Makes a change after those before it. Rejects with the change's own error. */
  send(change: () => Promise<{ readonly version: number }>): Promise<void>;
  /** Waits for what is on its way and gives the version that the buyer has seen. */
  seenVersion(): Promise<number>;
}

export function createOwnChanges(): OwnChanges {
  let seen = 0;
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    see(version) {
      if (running === 0) seen = version;
    },
    async send(change) {
      running += 1;
      const sent = last.then(change).then(({ version }) => {
        // Anything but the next one: somebody else has changed the cart in between, which the buyer has not seen.
        if (version === seen + 1) seen = version;
      });
      last = sent.catch(() => undefined);
      try {
        await sent;
      } finally {
        running -= 1;
      }
    },
    async seenVersion() {
      await last;
      return seen;
    },
  };
}

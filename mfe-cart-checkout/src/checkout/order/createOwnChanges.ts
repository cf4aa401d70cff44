/**
 * Changes that the buyer makes to the cart in the last step. Each change raises the cart's version. An order contains the
 * version that the buyer has seen, which includes these changes and excludes those of another tab.
 */
export interface OwnChanges {
  /** Sets the version of the cart on the page. While a change is being sent, its response sets the version. */
  see(version: number): void;
  /** Sends a change after the previous ones. Rejects with the change's error. */
  send(change: () => Promise<{ readonly version: number }>): Promise<void>;
  /** Waits for the changes that are being sent and returns the version that the buyer has seen. */
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
        // Any other version includes a change of another tab, which the buyer has not seen.
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

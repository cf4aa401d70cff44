import type { Entry, Journal } from './Journal.ts';
import type { Records } from './Records.ts';

/** Writes entries to the journal and applies them to the records. */
export class Recorder {
  readonly #journal: Journal;
  readonly #records: Records;
  readonly #onRecorded: (entry: Entry) => void;
  #recording: Promise<unknown> = Promise.resolve();

  /** @param onRecorded - called after each entry has taken effect */
  constructor(journal: Journal, records: Records, onRecorded: (entry: Entry) => void) {
    this.#journal = journal;
    this.#records = records;
    this.#onRecorded = onRecorded;
  }

  /**
   * Writes an entry and applies it, one after the other: each revision is used once.
   *
   * @param create - creates the entry for the next revision, or throws if it is not possible any more
   */
  record<Recorded extends Entry>(create: (revision: number) => Recorded): Promise<Recorded> {
    const recorded = this.#recording.then(async () => {
      const entry = create(this.#records.revision + 1);
      await this.#journal.append(entry);
      this.#records.apply(entry);
      this.#onRecorded(entry);
      return entry;
    });
    // A failure belongs to the caller, and does not keep the next entry from being written.
    this.#recording = recorded.catch(() => undefined);
    return recorded;
  }
}

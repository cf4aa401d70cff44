import type { Kysely } from 'kysely';
import type { PrimaryWatch } from '../../platform/database/replica/PrimaryWatch.ts';
import type { Database } from '../../platform/database/schema.ts';
import { loadProductRecords } from '../productRecords.ts';
import type { ProductRecord } from '../productRecords.ts';

/** Some kilobytes each. */
const MAX_RECORDS = 3000;

/** A cache of the products that cards have shown last; changed products must be removed. */
export class RecordCache {
  readonly #db: Kysely<Database>;
  readonly #watch: PrimaryWatch | undefined;
  /** The most recently shown one is the last. */
  readonly #records = new Map<number, ProductRecord>();
  #removals = 0;

  /** @param watch - of the server from which `db` reads; `undefined` if there is only one */
  constructor(db: Kysely<Database>, watch: PrimaryWatch | undefined) {
    this.#db = db;
    this.#watch = watch;
  }

  /** The products in the order of `ids`, without unknown ids. */
  async load(ids: readonly number[]): Promise<ProductRecord[]> {
    const found = new Map(ids.flatMap((id) => {
      const record = this.#records.get(id);
      return record ? [[id, record] as const] : [];
    }));
    const before = this.#removals;
    const source = this.#watch?.source;
    for (const record of await loadProductRecords(this.#db, ids.filter((id) => !found.has(id)))) found.set(record.id, record);
    const records = ids.flatMap((id) => found.get(id) ?? []);
    // A record that was read during a removal, or from the replica, may be outdated.
    const isFromReplica = source?.server === 'replica' || source !== this.#watch?.source;
    if (before === this.#removals && !isFromReplica) this.#store(records);
    return records;
  }

  remove(ids: readonly number[]): void {
    if (ids.length > 0) this.#removals += 1;
    for (const id of ids) this.#records.delete(id);
  }

  clear(): void {
    this.#removals += 1;
    this.#records.clear();
  }

  #store(records: readonly ProductRecord[]): void {
    for (const record of records) {
      this.#records.delete(record.id);
      this.#records.set(record.id, record);
    }
    for (const id of this.#records.keys()) {
      if (this.#records.size <= MAX_RECORDS) break;
      this.#records.delete(id);
    }
  }
}

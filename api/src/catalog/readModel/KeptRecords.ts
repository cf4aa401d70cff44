import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { loadProductRecords } from '../productRecords.ts';
import type { ProductRecord } from '../productRecords.ts';

/** Some kilobytes each. */
const MOST_KEPT = 3000;

/** A cache of the products that cards have shown last; changed products must be removed. */
export class KeptRecords {
  readonly #db: Kysely<Database>;
  /** The most recently shown one is the last. */
  readonly #kept = new Map<number, ProductRecord>();
  #timesForgotten = 0;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The products in the order of `ids`, without unknown ids. */
  async load(ids: readonly number[]): Promise<ProductRecord[]> {
    const found = new Map(ids.flatMap((id) => {
      const record = this.#kept.get(id);
      return record ? [[id, record] as const] : [];
    }));
    const before = this.#timesForgotten;
    for (const record of await loadProductRecords(this.#db, ids.filter((id) => !found.has(id)))) found.set(record.id, record);
    const records = ids.flatMap((id) => found.get(id) ?? []);
    // A record that was read during a removal may be outdated.
    if (before === this.#timesForgotten) this.#keep(records);
    return records;
  }

  forget(ids: readonly number[]): void {
    if (ids.length > 0) this.#timesForgotten += 1;
    for (const id of ids) this.#kept.delete(id);
  }

  forgetAll(): void {
    this.#timesForgotten += 1;
    this.#kept.clear();
  }

  #keep(records: readonly ProductRecord[]): void {
    for (const record of records) {
      this.#kept.delete(record.id);
      this.#kept.set(record.id, record);
    }
    for (const id of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(id);
    }
  }
}

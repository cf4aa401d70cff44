import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes.ts';
import { isDatabaseUnavailable } from '../../platform/database/isDatabaseUnavailable.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isFulfilledWithin } from '../../platform/within.ts';
import { loadProductRecords } from '../productRecords.ts';
import type { ProductRecord } from '../productRecords.ts';
import { ChangeNotes } from './ChangeNotes.ts';
import { KeptRecords } from './KeptRecords.ts';
import { loadProductIds, loadProductRows } from './productRows.ts';
import { ReadModel } from './ReadModel.ts';
import { loadTaxonomy } from './taxonomy.ts';

/** How long another process's change may stay unseen here, in milliseconds. A change of this process is seen at once. */
const LOOK_EVERY_MS = 200;
/** Products read at once. */
const BATCH = 1000;
/** No request waits until more products than these are brought up to date: it is answered as things were. */
const WAITED_FOR = 500;
/** Notes are kept for a day; whoever has not looked for so long, a machine that slept say, begins anew. */
const TOO_LONG_MS = 12 * 3_600_000;
/** The longest wait for a database that does not answer, in milliseconds: the request is then answered from the range as it was. */
const ANSWER_MS = 3000;

interface Loaded {
  readonly model: ReadModel;
  readonly notes: ChangeNotes;
  /** Products that a note named and that have not been read since. */
  readonly due: Set<number>;
  isTaxonomyDue: boolean;
}

/** The read model of the range, kept up to date with the database. */
export class Catalogue {
  readonly #db: Kysely<Database>;
  readonly #records: KeptRecords;
  #loaded: Promise<Loaded> | undefined;
  #refreshing: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #lookedAt = 0;
  /** When the notes were last read with success. */
  #followedAt = 0;
  #isDue = false;

  constructor(db: Kysely<Database>, changes: Changes) {
    this.#db = db;
    this.#records = new KeptRecords(db);
    changes.onChange(() => {
      this.#isDue = true;
    });
  }

  /**
   * The range as it is now, but for changes that another process made within the last moment. While the database is
   * unavailable: the range as it was last read.
   *
   * @throws Error where the database is unavailable and the range was never read
   */
  async current(): Promise<ReadModel> {
    this.#loaded ??= this.#load();
    const loaded = await this.#loaded.catch((error: unknown) => this.#forget(error));
    try {
      await this.#refresh(loaded);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      // The next look tries again.
    }
    return loaded.model;
  }

  /**
   * Products as they are now, but for changes that another process made within the last moment: what cards show. Carts
   * and orders read the database.
   *
   * @returns the products in the order of `ids`; ids of no product are left out
   */
  async products(ids: readonly number[]): Promise<ProductRecord[]> {
    await this.current();
    // What is changed meanwhile is not looked at before so many products have been taken over.
    return this.#catchingUp ? loadProductRecords(this.#db, ids) : this.#records.load(ids);
  }

  /** Resolves when all that has been changed until now is seen. */
  async caughtUp(): Promise<void> {
    await this.#catchingUp;
    this.#isDue = true;
    await this.current();
    await this.#refreshing;
    await this.#catchingUp;
  }

  #forget(error: unknown): never {
    this.#loaded = undefined;
    throw error;
  }

  async #load(): Promise<Loaded> {
    const startedAt = performance.now();
    this.#lookedAt = startedAt;
    const notes = await ChangeNotes.open(this.#db);
    this.#records.forgetAll();
    const loaded: Loaded = { model: new ReadModel(await loadTaxonomy(this.#db)), notes, due: new Set(), isTaxonomyDue: false };
    await this.#read(loaded, await loadProductIds(this.#db));
    this.#followedAt = startedAt;
    return loaded;
  }

  async #read({ model, due }: Loaded, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      model.apply(batch, await loadProductRows(this.#db, batch));
      for (const id of batch) due.delete(id);
    }
  }

  async #refresh(loaded: Loaded): Promise<void> {
    if (this.#catchingUp) return undefined;
    const isFresh = performance.now() - this.#lookedAt < LOOK_EVERY_MS;
    const isLookUnanswered = this.#refreshing !== undefined && performance.now() - this.#lookedAt > ANSWER_MS;
    if (isLookUnanswered) return undefined;
    if (this.#isDue || (!isFresh && !this.#refreshing)) this.#look(loaded);
    if (this.#refreshing) await isFulfilledWithin(this.#refreshing, ANSWER_MS);
  }

  #look(loaded: Loaded): void {
    // A look that began before the change may have missed it: only what begins now is sure to see it.
    this.#isDue = false;
    this.#lookedAt = performance.now();
    const takeOver = () => this.#takeOver(loaded);
    const before = this.#refreshing ?? Promise.resolve();
    const refreshing = before.then(takeOver, takeOver).finally(() => {
      if (this.#refreshing === refreshing) this.#refreshing = undefined;
    });
    this.#refreshing = refreshing;
  }

  async #takeOver(loaded: Loaded): Promise<void> {
    try {
      if (performance.now() - this.#followedAt > TOO_LONG_MS) return await this.#reload();
      const { productIds, hasTaxonomyChanged } = await loaded.notes.read();
      this.#followedAt = performance.now();
      this.#records.forget(productIds);
      for (const id of productIds) loaded.due.add(id);
      loaded.isTaxonomyDue ||= hasTaxonomyChanged;
      if (loaded.isTaxonomyDue) {
        this.#records.forgetAll();
        loaded.model.taxonomy = await loadTaxonomy(this.#db);
        loaded.isTaxonomyDue = false;
      }
      if (loaded.due.size <= WAITED_FOR) await this.#read(loaded, [...loaded.due]);
      else this.#catchingUp = this.#catchUp(loaded);
    } catch (error) {
      this.#postpone(error);
      throw error;
    }
  }

  async #reload(): Promise<void> {
    const loaded = await this.#load();
    this.#loaded = Promise.resolve(loaded);
  }

  async #catchUp(loaded: Loaded): Promise<void> {
    try {
      await this.#read(loaded, [...loaded.due]);
    } catch (error) {
      this.#postpone(error);
    } finally {
      this.#catchingUp = undefined;
    }
  }

  /** While the database is unavailable the range stays as it is, and what is due is read later. After any other error the whole range is read again. */
  #postpone(error: unknown): void {
    if (isDatabaseUnavailable(error)) this.#isDue = true;
    else this.#loaded = undefined;
  }
}

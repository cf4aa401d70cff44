import type { Kysely } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Changes } from '../../changes.ts';
import type { Database } from '../../database/schema.ts';
import { loadProductRecords } from '../productRecords.ts';
import type { ProductRecord } from '../productRecords.ts';
import { ChangeNotes } from './ChangeNotes.ts';
import { KeptRecords } from './KeptRecords.ts';
import { loadProductIds, loadProductRows } from './productRows.ts';
import { ReadModel } from './ReadModel.ts';
import { loadShelves } from './shelves.ts';

/** How long another process's change may stay unseen here, in milliseconds. A change of this process is seen at once. */
const LOOK_EVERY_MS = 200;
/** Products read at once. */
const BATCH = 1000;
/** No request waits until more products than these are brought up to date: it is answered as things were. */
const WAITED_FOR = 500;
/** Notes are kept for a day; whoever has not looked for so long, a machine that slept say, begins anew. */
const TOO_LONG_MS = 12 * 3_600_000;

interface Loaded {
  readonly model: ReadModel;
  readonly notes: ChangeNotes;
}

/** The read model of the range, kept up to date with the database. */
export class Catalogue {
  readonly #db: Kysely<Database>;
  readonly #records: KeptRecords;
  readonly #isOnlyProcess: boolean;
  #loaded: Promise<Loaded> | undefined;
  #refreshing: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #lookedAt = 0;
  #isDue = false;

  /**
   * @param isOnlyProcess whether nobody else changes the database: then it is asked for changes only after one, and lists
   *   are answered while it is held by something long
   */
  constructor(db: Kysely<Database>, changes: Changes, isOnlyProcess = false) {
    this.#db = db;
    this.#isOnlyProcess = isOnlyProcess;
    this.#records = new KeptRecords(db);
    changes.onChange(() => {
      this.#isDue = true;
    });
  }

  /** The range as it is now, but for changes that another process made within the last moment. */
  async current(): Promise<ReadModel> {
    if (!this.#isOnlyProcess && performance.now() - this.#lookedAt > TOO_LONG_MS) this.#loaded = undefined;
    this.#loaded ??= this.#load();
    const { model, notes } = await this.#loaded.catch((error: unknown) => this.#forget(error));
    await this.#refresh(model, notes);
    return model;
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
    await this.#catchingUp;
  }

  #forget(error: unknown): never {
    this.#loaded = undefined;
    throw error;
  }

  async #load(): Promise<Loaded> {
    this.#lookedAt = performance.now();
    const notes = await ChangeNotes.open(this.#db);
    this.#records.forgetAll();
    const model = new ReadModel(await loadShelves(this.#db));
    await this.#read(model, await loadProductIds(this.#db));
    return { model, notes };
  }

  async #read(model: ReadModel, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      model.apply(batch, await loadProductRows(this.#db, batch));
      // The embedded database gives the event loop no turn.
      await nextTurn();
    }
  }

  async #refresh(model: ReadModel, notes: ChangeNotes): Promise<void> {
    if (this.#catchingUp) return undefined;
    const isFresh = this.#isOnlyProcess || performance.now() - this.#lookedAt < LOOK_EVERY_MS;
    if (!this.#isDue && isFresh) return this.#refreshing;
    // A look that began before the change may have missed it: only what begins now is sure to see it.
    this.#isDue = false;
    this.#lookedAt = performance.now();
    const before = this.#refreshing ?? Promise.resolve();
    const refreshing = before.then(() => this.#takeOver(model, notes)).finally(() => {
      if (this.#refreshing === refreshing) this.#refreshing = undefined;
    });
    this.#refreshing = refreshing;
    return refreshing;
  }

  async #takeOver(model: ReadModel, notes: ChangeNotes): Promise<void> {
    try {
      const { productIds, hasNewShelves } = await notes.read();
      this.#records.forget(productIds);
      if (hasNewShelves) {
        this.#records.forgetAll();
        model.shelves = await loadShelves(this.#db);
      }
      if (productIds.length <= WAITED_FOR) await this.#read(model, productIds);
      else this.#catchingUp = this.#catchUp(model, productIds);
    } catch (error) {
      this.#loaded = undefined; // A note that was read but not followed is lost: begin anew.
      throw error;
    }
  }

  async #catchUp(model: ReadModel, ids: readonly number[]): Promise<void> {
    try {
      await this.#read(model, ids);
    } catch {
      this.#loaded = undefined;
    } finally {
      this.#catchingUp = undefined;
    }
  }
}

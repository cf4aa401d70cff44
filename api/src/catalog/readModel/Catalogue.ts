import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import { isDatabaseUnavailable } from '../../platform/database/isDatabaseUnavailable.ts';
import type { Reads } from '../../platform/database/replica/openReads.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isFulfilledWithin } from '../../platform/within.ts';
import { loadProductRecords } from '../productRecords.ts';
import type { ProductRecord } from '../productRecords.ts';
import { ChangeNotes } from './ChangeNotes.ts';
import { RecordCache } from './RecordCache.ts';
import { loadProductIds, loadProductRows, loadProductsBetween } from './productRows.ts';
import type { ProductRow } from './productRows.ts';
import { ReadModel } from './ReadModel.ts';
import { loadTaxonomy } from './taxonomy.ts';

/** The maximum delay after which another process's change is visible, in milliseconds. A change of this process is visible at once. */
const CHECK_INTERVAL_MS = 200;
/** Products in one query of an update, which is merged while requests wait. */
const BATCH = 1000;
/** Products in one query when the whole catalogue is read, and the number of connections that read it. */
const FILL_BATCH = 4000;
const FILL_CONNECTIONS = 2;
/** A request waits for the update of up to this number of products. Otherwise it is answered from the previous state. */
const WAITED_FOR = 500;
/** Change notes are stored for a day. A process that has not read them for so long, such as one that was suspended, reloads everything. */
const TOO_LONG_MS = 12 * 3_600_000;
/** The longest wait for an unresponsive database, in milliseconds: the request is then answered from the previous state. */
const ANSWER_MS = 3000;

interface Loaded {
  readonly model: ReadModel;
  readonly notes: ChangeNotes;
  /** Products that a note named and that have not been read since. */
  readonly due: Set<number>;
  isTaxonomyDue: boolean;
}

/** The read model of the catalogue, kept up to date with the database. */
export class Catalogue {
  readonly #db: Kysely<Database>;
  /** For products of cards, which may come from the replica. */
  readonly #readDb: Kysely<Database>;
  readonly #records: RecordCache;
  #loaded: Promise<Loaded> | undefined;
  #refreshing: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #checkedAt = 0;
  /** When the notes were last read successfully. */
  #notesReadAt = 0;
  #isDue = false;

  /** @param reads - with a replica: while the primary is away, changes are not looked for, and products of cards come from the replica */
  constructor(db: Kysely<Database>, changes: Changes, reads?: Reads) {
    this.#db = reads?.promptDb ?? db;
    this.#readDb = reads?.db ?? db;
    this.#records = new RecordCache(this.#readDb, reads?.watch);
    changes.onChange(() => {
      this.#isDue = true;
    });
  }

  /**
   * The current catalogue, except for changes that another process made within the last moment. While the database is
   * unavailable: the catalogue as it was last read.
   *
   * @throws Error if the database is unavailable and the catalogue was never read
   */
  async current(): Promise<ReadModel> {
    this.#loaded ??= this.#load();
    const loaded = await this.#loaded.catch((error: unknown) => this.#forget(error));
    try {
      await this.#refresh(loaded);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      // The next check tries again.
    }
    return loaded.model;
  }

  /**
   * Current products for cards, except for changes that another process made within the last moment. Carts and orders read
   * the database instead.
   *
   * @returns the products in the order of `ids`, without unknown ids
   */
  async products(ids: readonly number[]): Promise<ProductRecord[]> {
    await this.current();
    // Later changes are not checked for until this number of products has been updated.
    return this.#catchingUp ? loadProductRecords(this.#readDb, ids) : this.#records.load(ids);
  }

  /** Resolves when all changes until now are visible. */
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
    this.#checkedAt = startedAt;
    const notes = await ChangeNotes.open(this.#db);
    this.#records.clear();
    const model = new ReadModel(await loadTaxonomy(this.#db));
    await this.#fill(model, await loadProductIds(this.#db));
    this.#notesReadAt = startedAt;
    return { model, notes, due: new Set(), isTaxonomyDue: false };
  }

  /** Fills an empty model. The database reads the next products on several connections while the last ones are added. */
  async #fill(model: ReadModel, ids: readonly number[]): Promise<void> {
    const load = (from: number) => {
      const rows = loadProductsBetween(this.#db, ids[from] ?? 0, ids[Math.min(from + FILL_BATCH, ids.length) - 1] ?? 0);
      // A failure is reported when its turn comes, which is never after another failure.
      rows.catch(() => undefined);
      return rows;
    };
    const ahead: Promise<readonly ProductRow[]>[] = [];
    for (let from = 0, next = 0; from < ids.length; from += FILL_BATCH) {
      for (; next < ids.length && ahead.length < FILL_CONNECTIONS; next += FILL_BATCH) ahead.push(load(next));
      model.add((await ahead.shift()) ?? []);
    }
    model.arrange();
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
    const isFresh = performance.now() - this.#checkedAt < CHECK_INTERVAL_MS;
    const isCheckUnanswered = this.#refreshing !== undefined && performance.now() - this.#checkedAt > ANSWER_MS;
    if (isCheckUnanswered) return undefined;
    if (this.#isDue || (!isFresh && !this.#refreshing)) this.#check(loaded);
    if (this.#refreshing) await isFulfilledWithin(this.#refreshing, ANSWER_MS);
  }

  #check(loaded: Loaded): void {
    // A check that began before the change may have missed it, so a new one is needed.
    this.#isDue = false;
    this.#checkedAt = performance.now();
    const applyNotes = () => this.#applyNotes(loaded);
    const before = this.#refreshing ?? Promise.resolve();
    const refreshing = before.then(applyNotes, applyNotes).finally(() => {
      if (this.#refreshing === refreshing) this.#refreshing = undefined;
    });
    this.#refreshing = refreshing;
  }

  async #applyNotes(loaded: Loaded): Promise<void> {
    try {
      if (performance.now() - this.#notesReadAt > TOO_LONG_MS) return await this.#reload();
      const { productIds, hasTaxonomyChanged } = await loaded.notes.read();
      this.#notesReadAt = performance.now();
      this.#records.remove(productIds);
      for (const id of productIds) loaded.due.add(id);
      loaded.isTaxonomyDue ||= hasTaxonomyChanged;
      if (loaded.isTaxonomyDue) {
        this.#records.clear();
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

  /** While the database is unavailable the catalogue is unchanged, and updates are retried later. After any other error the whole catalogue is read again. */
  #postpone(error: unknown): void {
    if (isDatabaseUnavailable(error)) this.#isDue = true;
    else this.#loaded = undefined;
  }
}

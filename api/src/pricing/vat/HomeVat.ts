import { sql } from 'kysely';
import { HUNGARY_ID } from './hungary.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';

type ListPageTags = (db: Db) => Promise<readonly string[]>;

export interface HomeVatParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  /** Lists the tags of all pages that show products. */
  readonly listPageTags: ListPageTags;
}

interface Known {
  /** The latest first. */
  readonly rates: readonly Rate[];
  /** Tags of all pages that show prices. */
  readonly pricedTags: readonly string[];
}

interface Rate {
  /** The first day on which it is valid, as `2026-01-01`. */
  readonly day: string;
  readonly percent: number;
}

/**
 * Hungary's VAT rate, which displayed prices include. All rates are loaded with their first days, so that a new rate
 * takes effect in every process at midnight in Hungary.
 */
export class HomeVat {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #changes: Changes;
  readonly #listPageTags: ListPageTags;
  #known: Known;
  #lastPercent: number;

  private constructor({ db, clock, changes, listPageTags }: HomeVatParts, known: Known) {
    this.#db = db;
    this.#clock = clock;
    this.#changes = changes;
    this.#listPageTags = listPageTags;
    this.#known = known;
    this.#lastPercent = this.percent;
  }

  /** @throws Error if Hungary has no rate today: a fault of the shop's data */
  static async open(parts: HomeVatParts): Promise<HomeVat> {
    return new HomeVat(parts, await load(parts.db, parts.listPageTags));
  }

  /** The current rate in percent. Needs no query, so it may be read inside a transaction. */
  get percent(): number {
    const today = dayInHungary(this.#clock.now());
    const rate = this.#known.rates.find(({ day }) => day <= today);
    if (!rate) throw new Error(`Hungary has no VAT rate on ${today}`);
    return rate.percent;
  }

  /** Reads the rates again. */
  async refresh(): Promise<void> {
    this.#known = await load(this.#db, this.#listPageTags);
    this.invalidateChanged();
  }

  /** Invalidates the answers and pages that show prices if the rate has changed since the last call. */
  invalidateChanged(): void {
    const { percent } = this;
    if (percent === this.#lastPercent) return;
    this.#lastPercent = percent;
    this.#changes.emit(this.#known.pricedTags);
  }
}

async function load(db: Db, listPageTags: ListPageTags): Promise<Known> {
  const rates = await db.selectFrom('vat_rate').select([sql<string>`valid_from::text`.as('day'), 'percent']).where('country_id', '=', HUNGARY_ID).orderBy('valid_from', 'desc').execute();
  return { rates, pricedTags: await listPageTags(db) };
}

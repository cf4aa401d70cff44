import type { LegalBasis } from '@feszek/contract';
import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Texts } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/connect.ts';

/** A whole number of days or hours in milliseconds, or calendar years. */
export type Period = { readonly ms: number } | { readonly years: number };

/** What is stored about people, why, and for how long. */
export interface RetentionEntry {
  /** The kind of the job that removes it. */
  readonly job: string;
  readonly data: Texts;
  readonly purpose: Texts;
  readonly basis: LegalBasis;
  /** The act that requires or permits it; empty for the usual bases of the GDPR, article 6 (1). */
  readonly law?: Texts;
  readonly period: Period;
  /** What the period begins with: "after the last use". */
  readonly from: Texts;
  /** Removes what has been stored for longer than the period. */
  readonly remove: (db: Db, clock: Clock, newsletter: NewsletterParts) => Promise<unknown>;
}

import type { Currency, Locale } from '@feszek/contract';
import type { JSONColumnType } from 'kysely';

/** A text with one entry per language. */
export type Texts = Record<Locale, string>;
/** A jsonb column, written as JSON text. */
export type Json<Value extends object> = JSONColumnType<Value, string, string>;
/** Whole minor units by currency. */
export type AmountsByCurrency = Record<Currency, number>;

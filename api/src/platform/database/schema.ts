import type { Currency } from '@feszek/contract';
import type { Json, Texts } from './columns.ts';

/**
 * Every table of the shop. This file contains those without a domain; each domain adds its own in a `tables.ts` by
 * declaration merging, so that this file imports no domain.
 */
export interface Database {
  setting: { key: string; value: string };
  country: { id: number; code: string; name: Json<Texts> };
  currency: { id: Currency; symbol: string; is_default: boolean; position: number };
}

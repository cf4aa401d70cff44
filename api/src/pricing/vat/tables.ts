
/** VAT rates. */
export interface VatTables {
  /** A country's standard rate from a day (as `2026-07-01`) on. */
  vat_rate: { country_id: number; valid_from: string; percent: number };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends VatTables {}
}

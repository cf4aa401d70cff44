import type { Currency, FieldFault, GoodsService, MaterialFamily, SizeClass } from '@feszek/contract';
import type { Texts } from '../../platform/database/columns.ts';
import type { StoredAxis } from '../tables.ts';

type Partly<Value> = { readonly hu?: Value; readonly en?: Value } | null;

export interface StagedPrice {
  /** Gross, whole minor units. */
  readonly gross: number;
  readonly original_gross: number;
}

export interface StagedTier {
  readonly quantity: number;
  readonly quantity_to: number | null;
  readonly gross: number;
}

/** A price that was in force from `since`. */
export interface StagedEarlierPrice {
  readonly currency: Currency;
  readonly since: string;
  /** Whole minor units. */
  readonly gross: number;
}

/** A row of a catalogue file as it is staged in the database: checked and completed; `null` for a missing value. */
export interface StagedRow {
  readonly line: number;
  readonly sku: string | null;
  readonly faults: readonly FieldFault[] | null;
  readonly title: Partly<string>;
  readonly slug: Partly<string>;
  readonly subtitle: Partly<string>;
  readonly description: Partly<string>;
  readonly features: Partly<readonly string[]>;
  readonly details: readonly { readonly label: { hu: string; en: string }; readonly value: { hu: string; en: string } }[] | null;
  readonly material: Partly<string>;
  readonly care: Partly<readonly string[]>;
  readonly warnings: Partly<readonly string[]>;
  readonly brand: string | null;
  readonly category_hu: string | null;
  readonly category_en: string | null;
  readonly category_google: string | null;
  readonly prices: Partial<Record<Currency, StagedPrice>> | null;
  readonly tiers: Partial<Record<Currency, readonly StagedTier[]>> | null;
  readonly price_history: readonly StagedEarlierPrice[] | null;
  readonly stock: number | null;
  readonly is_for_order: boolean | null;
  readonly is_sample: boolean | null;
  /** `-` for none. */
  readonly sample_sku: string | null;
  readonly width_mm: number | null;
  readonly depth_mm: number | null;
  readonly height_mm: number | null;
  readonly weight_g: number | null;
  readonly seats_from: number | null;
  readonly seats_to: number | null;
  /** `160x200` */
  readonly bed_size: string | null;
  readonly material_families: readonly MaterialFamily[] | null;
  /** `auto` removes the replacement of the computed class. */
  readonly size_class: SizeClass | 'auto' | null;
  readonly services: readonly GoodsService[] | null;
  /** Keys. */
  readonly colors: readonly string[] | null;
  readonly popularity: number | null;
  readonly created_at: string | null;
  readonly related: readonly string[] | null;
  readonly sort_key: Partly<string>;
  /** `-` for no group. */
  readonly group_key: string | null;
  readonly axes: readonly StoredAxis[] | null;
  readonly axis_values: readonly Texts[] | null;
}

/** The columns of a staged row with their types, for `jsonb_to_recordset`. */
export const STAGED_COLUMNS =
  'line int, sku text, faults jsonb, title jsonb, slug jsonb, subtitle jsonb, description jsonb, features jsonb, details jsonb, material jsonb, care jsonb, ' +
  'brand text, category_hu text, category_en text, category_google text, prices jsonb, tiers jsonb, stock int, is_for_order boolean, ' +
  'width_mm int, depth_mm int, height_mm int, weight_g int, colors text[], popularity int, created_at timestamptz, related text[], ' +
  'sort_key jsonb, warnings jsonb, price_history jsonb, group_key text, axes jsonb, axis_values jsonb, seats_from int, seats_to int, bed_size text, material_families text[], size_class text, services text[], is_sample boolean, sample_sku text';

const NOTHING: Omit<StagedRow, 'line' | 'sku' | 'faults'> = {
  title: null, slug: null, subtitle: null, description: null, features: null, details: null, material: null, care: null, brand: null, category_hu: null,
  category_en: null, category_google: null, prices: null, tiers: null, stock: null, is_for_order: null, width_mm: null, depth_mm: null, height_mm: null,
  weight_g: null, colors: null, popularity: null, created_at: null, related: null, sort_key: null, warnings: null, price_history: null,
  group_key: null, axes: null, axis_values: null, seats_from: null, seats_to: null, bed_size: null, material_families: null, size_class: null, services: null,
  is_sample: null, sample_sku: null,
};

/** A rejected row, stored for the report. */
export function rejectedRow(line: number, sku: string | null, faults: readonly FieldFault[]): StagedRow {
  return { ...NOTHING, line, sku, faults };
}

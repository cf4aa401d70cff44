import type { FieldFault, ImportResult } from '@feszek/contract';
import type { JSONColumnType } from 'kysely';

/** Imports of catalogue files, row by row. */
export interface ImportTables {
  catalogue_import: {
    id: string;
    state: 'open' | 'applied' | 'discarded';
    created_at: Date;
    touched_at: Date;
    result: JSONColumnType<ImportResult | null, string | null, string | null>;
  };
  catalogue_import_row: {
    import_id: string;
    line: number;
    sku: string | null;
    faults: JSONColumnType<readonly FieldFault[] | null, string | null, string | null>;
    category_hu: string | null;
    category_en: string | null;
    category_google: string | null;
    group_key: string | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends ImportTables {}
}

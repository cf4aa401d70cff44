import type { ConsentPurpose } from '@feszek/contract';

/** Decisions about cookies. */
export interface ConsentTables {
  consent_record: {
    /** Random, from the browser. */
    id: string;
    /** See `CONSENT_VERSION`. */
    version: number;
    /** The purposes that the visitor agreed to. */
    purposes: readonly ConsentPurpose[];
    /** By the browser's clock. */
    decided_at: Date;
    stored_at: Date;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends ConsentTables {}
}

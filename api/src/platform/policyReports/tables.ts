import type { GeneratedAlways } from 'kysely';

/** What browsers report of the content policy. */
export interface PolicyReportTables {
  policy_report: {
    id: GeneratedAlways<number>;
    /** The directive that refused something, such as `script-src-elem`. */
    directive: string;
    /** The origin of what was refused, or a keyword such as `inline` or `trusted-types-sink`. */
    blocked: string;
    /** The path of the page, without secret segments. */
    page: string;
    /** The path of the script with its line; empty if unknown. */
    source: string;
    count: number;
    first_at: Date;
    last_at: Date;
  };
}

declare module '../database/schema.ts' {
  interface Database extends PolicyReportTables {}
}

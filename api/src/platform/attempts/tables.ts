/** Counted attempts of visitors: failed sign-ins, and requests that send a mail. */
export interface AttemptTables {
  attempt_count: {
    /** What is counted, such as `sign-in-account`. */
    scope: string;
    /** The hash of the account, the recipient or the network address. */
    key: string;
    attempts: number;
    delayed_until: Date;
    /** From then on the count starts again. */
    forgotten_at: Date;
  };
}

declare module '../database/schema.ts' {
  interface Database extends AttemptTables {}
}

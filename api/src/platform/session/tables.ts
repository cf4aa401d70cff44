import type { Generated, GeneratedAlways } from 'kysely';

/** Sessions and their visitors, who may be signed in. */
export interface SessionTables {
  visitor: { id: Generated<number>; user_id: number | null };
  session: {
    id: GeneratedAlways<number>;
    id_hash: string;
    visitor_id: number;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    /** The last time that the user has entered their password or used a passkey in this session; `null` for a guest. */
    authenticated_at: Generated<Date | null>;
    /** Whether it outlasts the browser: guests' sessions do. */
    is_remembered: boolean;
    user_agent: Generated<string>;
    /** The network address of the sign-in; empty for a guest. */
    address: Generated<string>;
  };
  /** Ids that sessions had before their current ones. */
  replaced_session: { id_hash: string; replaced_at: Date };
}

declare module '../database/schema.ts' {
  interface Database extends SessionTables {}
}

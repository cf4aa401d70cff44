import type { Generated } from 'kysely';

/** What a challenge of WebAuthn is for. */
export type ChallengePurpose = 'registration' | 'sign_in' | 'reauthentication';

/** Favourites of visitors, the browsers of users, their passkeys, and the copies of their data. */
export interface AccountTables {
  favourite: { visitor_id: number; product_id: number; created_at: Date };
  /** Links to the favourites of visitors. */
  shared_list: { token: string; visitor_id: number; created_at: Date };
  user_device: {
    user_id: number;
    device_hash: string;
    /** The hash of the network address of the last sign-in. */
    client_key: string;
    /** Browser and system. */
    label: string;
    first_used_at: Date;
    last_used_at: Date;
  };
  passkey: {
    id: Generated<number>;
    user_id: number;
    /** As its device names it, in base64url. */
    credential_id: string;
    /** In COSE, as base64url. */
    public_key: string;
    /** The signature counter of the device; 0 if the device does not count. */
    counter: number;
    /** How a browser reaches the device: `internal`, `usb`, `hybrid`. */
    transports: string[];
    is_backed_up: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenge: { challenge: string; session_hash: string; purpose: ChallengePurpose; expires_at: Date };
  /** At most one per user. */
  personal_export: {
    id: Generated<number>;
    user_id: number;
    requested_at: Date;
    /** `null` until the file is made. */
    expires_at: Date | null;
    /** A ZIP archive; `null` until it is made. */
    file: Buffer | null;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends AccountTables {}
}

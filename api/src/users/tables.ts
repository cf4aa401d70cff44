import type { Locale } from '@feszek/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export type TokenPurpose = 'activation' | 'password_reset' | 'email_confirmation' | 'email_undo' | 'deletion_cancel' | 'export';

/** Users, who can sign in, and those who have not confirmed their address yet. */
export interface UserTables {
  app_user: {
    id: Generated<number>;
    email: string;
    name: string;
    /** `null`: the user signs in with a passkey only. */
    password_hash: string | null;
    created_at: Date;
    activated_at: Date;
    /** The name of the user for the devices that store their passkeys: it contains no personal data. */
    passkey_handle: GeneratedAlways<string>;
    blocked_at: Generated<Date | null>;
    /** When the account will be deleted; until then it is closed. */
    deletion_due_at: Generated<Date | null>;
    /** Empty if there is none. */
    phone: Generated<string>;
    locale: Generated<Locale>;
    /** Whether the address has an active subscription of the newsletter, which keeps this up to date. */
    is_newsletter_subscription: Generated<boolean>;
    company_name: Generated<string | null>;
    tax_number: Generated<string | null>;
  };
  registration: {
    id: Generated<number>;
    email: string;
    name: string;
    /** Empty if it is not known. */
    phone: Generated<string>;
    password_hash: string;
    locale: Locale;
    is_newsletter_subscription: boolean;
    company_name: string | null;
    tax_number: string | null;
    created_at: Date;
  };
  user_address: {
    id: Generated<number>;
    user_id: number;
    created_at: Date;
    is_company: boolean;
    name: string;
    country_id: number;
    address: string;
    city: string;
    zipcode: string;
    tax_number: string;
    is_default_billing: boolean;
    is_default_delivery: boolean;
  };
  account_token: {
    token_hash: string;
    purpose: TokenPurpose;
    user_id: number | null;
    registration_id: number | null;
    /** The new address of a confirmation, the earlier one of an undo. */
    email: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Generated<Date | null>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends UserTables {}
}

import type { Locale, ReviewState } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Reviews of buyers, and their invitations. The photographs are in `media_use`. */
export interface ReviewTables {
  review: {
    id: Generated<number>;
    /** The item of an order that was reviewed; there is one review of each. */
    order_id: number;
    position: number;
    /** `null` once the product is deleted: the review is no longer shown. */
    product_id: number | null;
    stars: number;
    /** Empty if the author gave none. */
    title: string;
    text: string;
    locale: Locale;
    /** First name and initial; empty for an author who shows no name. */
    author: string;
    state: ReviewState;
    /** Why it was rejected; otherwise empty. */
    reason: Generated<string>;
    created_at: Date;
    decided_at: Generated<Date | null>;
    /** When it was published first. */
    published_at: Generated<Date | null>;
    /** The shop's answer; empty without one. */
    answer: Generated<string>;
    answered_at: Generated<Date | null>;
  };
  /** The orders whose buyers were invited, or are not: there is one mail for each order. */
  review_invitation: {
    order_id: number;
    /** SHA-256 of the link's token; `null` if no mail was sent. */
    token_hash: string | null;
    created_at: Date;
    /** When the first review was written through the link. */
    used_at: Generated<Date | null>;
  };
  /** Addresses that get no invitations. */
  review_opt_out: {
    /** See `emailHash`. */
    email_hash: string;
    created_at: Date;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends ReviewTables {}
}

import type { WriteOptions } from '@feszek/api-client';

/**
 * The queue of requests of the login form. A sign-in replaces the session, so the options of a passkey, which are stored with
 * the session, are never requested at the same time.
 */
export const SIGN_IN_QUEUE: WriteOptions = { queue: 'sign-in' };

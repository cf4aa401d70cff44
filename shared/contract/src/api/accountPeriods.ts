const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The lifetimes of links in mails about accounts, of challenges of passkeys, and of a reauthentication, in milliseconds. `deletion`
 * is also how long a deletion can be cancelled.
 */
export const ACCOUNT_PERIODS = {
  activation: DAY_MS,
  passwordReset: 60 * MINUTE_MS,
  emailConfirmation: DAY_MS,
  emailUndo: 7 * DAY_MS,
  passkeyChallenge: 10 * MINUTE_MS,
  reauthentication: 10 * MINUTE_MS,
  deletion: 14 * DAY_MS,
  export: DAY_MS,
} as const;

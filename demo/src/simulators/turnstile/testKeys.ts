/** Cloudflare's keys for tests. Source: its documentation, "Test your Turnstile implementation". */
export const TURNSTILE_SITE_KEYS = {
  passes: '1x00000000000000000000AA',
  blocks: '2x00000000000000000000AB',
  interactive: '3x00000000000000000000FF',
} as const;

/** The secrets for tests, by the answer that they get for every token. */
export const TURNSTILE_SECRETS = {
  passes: '1x0000000000000000000000000000000AA',
  fails: '2x0000000000000000000000000000000AA',
  spent: '3x0000000000000000000000000000000AA',
} as const;

/** The token of every site key for tests. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

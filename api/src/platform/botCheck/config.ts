export interface BotCheckConfig {
  /** The public key of the widget. */
  readonly siteKey: string;
  readonly secretKey: string;
  /** The service's origin, for the script in the browser and for the verification. */
  readonly url: string;
  /** What happens while the service does not answer: requests pass under a stricter limit, or are refused. */
  readonly fallback: 'allow' | 'refuse';
}

type Read = (name: string) => string;
type Fault = (message: string) => Error;

/** Address of the service. Source: Cloudflare's documentation of Turnstile. */
const SERVICE = 'https://challenges.cloudflare.com';
/** Cloudflare's keys for tests. Their secrets accept the token of any site. */
const TEST_SECRET = /^[123]x0{31}AA$/;

/** Whether a secret is one of Cloudflare's for tests, whose answers name another host and another form. */
export function isTestSecret(secret: string): boolean {
  return TEST_SECRET.test(secret);
}

/**
 * Reads the keys of Cloudflare Turnstile.
 *
 * @param isLocal whether the shop is only reachable on this machine: a public shop must not use the keys for tests
 * @returns `undefined` without keys: no form has a bot check
 * @throws what `fault` makes of a wrong value
 */
export function readBotCheckConfig(read: Read, fault: Fault, { isLocal }: { readonly isLocal: boolean }): BotCheckConfig | undefined {
  const [siteKey, secretKey] = [read('TURNSTILE_SITE_KEY'), read('TURNSTILE_SECRET_KEY')];
  const fallback = read('TURNSTILE_FALLBACK') || 'allow';
  const address = read('TURNSTILE_URL') || SERVICE;
  if (!siteKey && !secretKey) return undefined;
  if (!siteKey || !secretKey) throw fault('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: set both or neither.');
  if (fallback !== 'allow' && fallback !== 'refuse') throw fault(`TURNSTILE_FALLBACK must be allow or refuse, but it is "${fallback}".`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw fault('TURNSTILE_URL must be an address starting with https:// or http://.');
  if (isTestSecret(secretKey) && !isLocal) throw fault('TURNSTILE_SECRET_KEY is a key for tests, which accepts every visitor: a shop with a public SHOP_URL needs its own.');
  return { siteKey, secretKey, url: url.origin, fallback };
}

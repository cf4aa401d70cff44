/** The marketing service that gets the changes of subscriptions. */
export interface WebhookConfig {
  readonly url: string;
  /** Key of the signatures. */
  readonly secret: string;
}

const SECRET_LENGTH = 32;

/**
 * Reads the settings of the marketing service; `undefined`: the shop has none. Throws what `fault` makes of a wrong value.
 *
 * @param isLocal whether the shop is on this machine: then the service may be too, without TLS
 */
export function readWebhookConfig(read: (name: string) => string, fault: (message: string) => Error, { isLocal }: { readonly isLocal: boolean }): WebhookConfig | undefined {
  const [url, secret] = [read('NEWSLETTER_WEBHOOK_URL'), read('NEWSLETTER_WEBHOOK_SECRET')];
  if (!url && !secret) return undefined;
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:')) throw fault('NEWSLETTER_WEBHOOK_URL must be an address starting with https://.');
  if (secret.length < SECRET_LENGTH) throw fault(`NEWSLETTER_WEBHOOK_SECRET must have at least ${SECRET_LENGTH} characters.`);
  return { url, secret };
}

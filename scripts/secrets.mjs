/**
 * Secrets of the shop, with the programs that need them; `slice` is any slice. A program that is broken into reveals only
 * its own.
 *
 * @type {ReadonlyMap<string, readonly string[]>}
 */
const OWNERS = new Map([
  ['DATABASE_URL', ['api']],
  ['DATABASE_READ_URL', ['api']],
  ['METRICS_TOKEN', ['api', 'register', 'shell', 'slice', 'demo']],
  ['OPERATOR_TOKEN', ['api', 'demo']],
  ['PAYMENT_SECRET', ['api', 'demo']],
  ['PURGE_TOKEN', ['api', 'shell']],
  ['SMTP_URL', ['api']],
  ['STRIPE_SECRET_KEY', ['api']],
  ['STRIPE_WEBHOOK_SECRET', ['api']],
  ['SIMPLEPAY_KEY_HUF', ['api']],
  ['SIMPLEPAY_KEY_EUR', ['api']],
  ['SIMPLEPAY_KEY_USD', ['api']],
  ['TURNSTILE_SITE_KEY', ['api']],
  ['TURNSTILE_SECRET_KEY', ['api']],
  ['NEWSLETTER_WEBHOOK_SECRET', ['api']],
  ['AWS_ACCESS_KEY_ID', ['api']],
  ['AWS_SECRET_ACCESS_KEY', ['api']],
  ['AWS_SESSION_TOKEN', ['api']],
  // The host copies releases out of the bucket before it starts a slice.
  ['RELEASES_URL', ['shell']],
  ['RELEASES_ACCESS_KEY_ID', ['shell']],
  ['RELEASES_SECRET_ACCESS_KEY', ['shell']],
  ['PGPASSWORD', ['api']],
]);

/** Names of secrets, also of other programs that the shop was started from. */
const SECRET_NAME = /(?:^|_)(?:SECRET|TOKEN|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|KEY)(?:_|$)/i;
/** An address that contains a password. */
const WITH_PASSWORD = /^[a-z][\w+.-]*:\/\/[^/@]*:[^/@]+@/i;

/**
 * The variables that a program may have: its own secrets, and everything that is not a secret. A variable that looks like a secret and
 * has no owner reaches no program: a new secret must be added to `OWNERS`.
 *
 * @param {string} program - the name of a program, or `slice`
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function permittedVariables(program, env) {
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => {
    const owners = OWNERS.get(name);
    return owners ? owners.includes(program) && value !== undefined : !SECRET_NAME.test(name) && !WITH_PASSWORD.test(value ?? '');
  }));
}

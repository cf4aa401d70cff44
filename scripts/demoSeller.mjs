/**
 * The invented company of the demonstration shop, for its legal pages, documents and bank transfers. The account is the
 * example of the IBAN registry.
 */
const DEMO_SELLER = {
  SELLER_NAME: 'Fészek Bemutató Kft.',
  SELLER_ADDRESS: '1117 Budapest, Kopaszi gát 5.',
  SELLER_TAX_NUMBER: '99999999-2-43',
  SELLER_REGISTRATION: '01-09-999999',
  SELLER_REGISTRATION_COURT: 'Fővárosi Törvényszék Cégbírósága',
  SELLER_PHONE: '+36 1 555 0117',
  SELLER_BANK_ACCOUNT: '11773016-11111018-00000000',
  HOSTING_NAME: 'Példa Tárhely Kft.',
  HOSTING_ADDRESS: '1132 Budapest, Példa utca 1.',
  HOSTING_EMAIL: 'tarhely@feszek.example',
};

/** The sender of mails, which is the seller's address on pages. A shop that sends mails has one of its own. */
const DEMO_SENDER = { MAIL_FROM: 'Fészek <ugyfelszolgalat@feszek.example>' };

/**
 * The seller's settings of a demonstration shop. A value from outside takes precedence.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function demoSeller(env) {
  const defaults = { ...DEMO_SELLER, ...(!env.SMTP_URL && DEMO_SENDER) };
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, env[name] || value]));
}

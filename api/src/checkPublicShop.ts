import { SLICES } from '@feszek/contract';
import { isOnThisMachine } from '@feszek/contract/this-machine';
import type { Config } from './config.ts';

/** What a shop with a public address lacks. */
export interface Finding {
  /** `missing`: the shop does not start, or takes no orders; `weak`: it starts, and an attack or a fault does more harm than necessary. */
  readonly level: 'missing' | 'weak';
  /** One sentence that names the setting or the page, and what to do. */
  readonly message: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const STRIPE_TEST_KEY = /^(?:sk|rk)_test_/;
const STRIPE_HOST = 'api.stripe.com';
const SIMPLEPAY_HOST = 'secure.simplepay.hu';

interface Rule {
  readonly level: Finding['level'];
  readonly message: string;
  readonly isBroken: (config: Config, environment: Environment) => boolean;
}

const isSet = (environment: Environment, name: string) => Boolean(environment[name]?.trim());
const isLocalDatabase = ({ databaseUrl }: Config) => databaseUrl === undefined || isOnThisMachine({ shopUrl: databaseUrl });

const PROGRAM_ADDRESSES = ['API_URL', 'SHELL_URL', ...SLICES.map((slice) => `${slice.toUpperCase().replaceAll('-', '_')}_URL`)];
/** Whether a program runs several times: a list of addresses names its processes. */
const hasSeveralProcesses = (_: Config, environment: Environment) => PROGRAM_ADDRESSES.some((name) => environment[name]?.includes(','));
const areAddresses = (list: string) => list.split(',').every((address) => /^https?:/.test(address.trim()) && URL.canParse(address.trim()));

/** In the order in which an operator sets up a shop. */
const RULES: readonly Rule[] = [
  {
    level: 'missing',
    message: 'SHOP_URL must start with https://: give the shop a certificate at the proxy in front of it.',
    isBroken: ({ shopUrl }) => !shopUrl.startsWith('https:'),
  },
  {
    level: 'missing',
    message: 'TRUSTED_PROXIES must name the proxy in front of the shop, such as loopback for one on this machine: otherwise all visitors count as one.',
    isBroken: (_, environment) => !isSet(environment, 'TRUSTED_PROXIES'),
  },
  {
    level: 'missing',
    message: 'A payment provider must be set: STRIPE_SECRET_KEY with STRIPE_WEBHOOK_SECRET, or SIMPLEPAY_MERCHANT_HUF with SIMPLEPAY_KEY_HUF.',
    isBroken: ({ payment: { stripe, simplePay } }) => !stripe && !simplePay,
  },
  {
    level: 'missing',
    message: 'STRIPE_SECRET_KEY is a key for tests, with which anyone pays without money: use the live key.',
    isBroken: ({ payment: { stripe } }) => stripe !== undefined && STRIPE_TEST_KEY.test(stripe.secretKey),
  },
  {
    level: 'missing',
    message: 'STRIPE_API_URL names a simulator, with which anyone pays without money: remove it.',
    isBroken: ({ payment: { stripe } }) => stripe?.apiUrl !== undefined && stripe.apiUrl.hostname !== STRIPE_HOST,
  },
  {
    level: 'missing',
    message: 'SIMPLEPAY_API_URL names a test system, with which anyone pays without money: remove it.',
    isBroken: ({ payment: { simplePay } }) => simplePay !== undefined && new URL(simplePay.apiUrl).hostname !== SIMPLEPAY_HOST,
  },
  {
    level: 'missing',
    message: 'PAYMENT_SANDBOX must not be on: at the sandbox bank anyone pays without money.',
    isBroken: ({ payment: { isSandboxOn } }) => isSandboxOn === true,
  },
  {
    level: 'missing',
    message: 'SMTP_URL and MAIL_FROM must be set: without a mail server no buyer receives a confirmation.',
    isBroken: ({ mail }) => mail.smtp === undefined,
  },
  {
    level: 'weak',
    message: 'SMTP_URL starts with smtp://: the connection is encrypted only if the server offers it; use smtps:// if it can.',
    isBroken: ({ mail: { smtp } }) => smtp !== undefined && !smtp.isSecure && !isOnThisMachine({ shopUrl: `http://${smtp.host}` }),
  },
  {
    level: 'weak',
    message: 'DATABASE_URL has no sslmode: the connection to the database on another machine may be readable; add ?sslmode=verify-full.',
    isBroken: (config) => !isLocalDatabase(config) && !/[?&]sslmode=(?:require|verify-ca|verify-full)\b/.test(config.databaseUrl ?? ''),
  },
  {
    level: 'weak',
    message: 'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are not set: forms that send mails are limited by address only.',
    isBroken: ({ botCheck }) => botCheck === undefined,
  },
  {
    level: 'weak',
    message: 'SECURITY_CONTACT is not set: whoever finds a weakness cannot report it at /.well-known/security.txt.',
    isBroken: (_, environment) => !isSet(environment, 'SECURITY_CONTACT'),
  },
  ...PROGRAM_ADDRESSES.map((name): Rule => ({
    level: 'missing',
    message: `${name} must be an address such as http://10.0.0.1:3000, or several separated by commas.`,
    isBroken: (_, environment) => isSet(environment, name) && !areAddresses(environment[name] ?? ''),
  })),
  ...[
    ['DATABASE_URL', 'all API processes of a shop use one database'],
    ['MEDIA_URL', 'a picture that one API process stores is missing in the others'],
    ['OPERATOR_TOKEN', 'each API process creates its own, and the commands reach only one'],
    ['PURGE_TOKEN', 'API processes cannot invalidate the pages of all shells'],
    ['STOP_DELAY_MS', 'a process that ends still receives requests; 5000 is long enough'],
  ].map(([name = '', reason]): Rule => ({
    level: 'weak',
    message: `${name} is not set in a shop with several processes of a program: ${reason}.`,
    isBroken: (config, environment) => hasSeveralProcesses(config, environment) && !isSet(environment, name),
  })),
  {
    level: 'weak',
    message: 'FIRST_START is on: a shop that loses its data would open empty; remove it after the first start.',
    isBroken: (_, environment) => environment['FIRST_START']?.trim() === 'on',
  },
  {
    level: 'weak',
    message: 'DEMO is on: the shop sells demonstration goods.',
    isBroken: (_, environment) => environment['DEMO']?.trim() === 'on',
  },
  {
    level: 'weak',
    message: 'LOG_LEVEL is below info: the logs are large.',
    isBroken: ({ logLevel }) => logLevel === 'debug' || logLevel === 'trace',
  },
];

/** The fields that the imprint of a shop must have (docs/decisions/0123-file-of-the-seller.md). */
function sellerFindings({ sellerFile: { path, isFound, missing } }: Config): Finding[] {
  if (!isFound) return [{ level: 'missing', message: `The seller's data must be in ${path}, or in the file that SELLER_FILE names: the law requires them in the imprint.` }];
  return missing.map((field) => ({ level: 'missing', message: `${field} must be set in ${path}: the law requires it in the imprint.` }));
}

/** Everything that a shop with a public address lacks, in a fixed order (docs/decisions/0088-public-shops.md). */
export function checkPublicShop(config: Config, environment: Environment): Finding[] {
  const broken = RULES.filter(({ isBroken }) => isBroken(config, environment)).map(({ level, message }) => ({ level, message }));
  return [...broken, ...sellerFindings(config)];
}

import { partnerOrigins } from '@feszek/contract/partner-origins';
import { isOnThisMachine } from '@feszek/contract/this-machine';
import { trustedProxies } from '@feszek/contract/trusted-proxies';
import path from 'node:path';
import { readBotCheckConfig } from './platform/botCheck/config.ts';
import type { BotCheckConfig } from './platform/botCheck/config.ts';
import { readMailConfig } from './platform/mail/config.ts';
import type { MailConfig } from './platform/mail/config.ts';
import { readWebhookConfig } from './newsletter/webhook/config.ts';
import type { WebhookConfig } from './newsletter/webhook/config.ts';
import { readSellerFile } from './platform/seller/readSellerFile.ts';
import type { SellerFile } from './platform/seller/readSellerFile.ts';
import type { Seller } from './platform/seller/seller.ts';
import type { OrderLimits } from './orders/orderLimits.ts';
import { readMediaConfig } from './media/config.ts';
import type { MediaConfig } from './media/config.ts';
import { readPaymentConfig } from './orders/payment/config.ts';
import type { PaymentConfig } from './orders/payment/config.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** `undefined`: the shop's own server, whose data is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A replica of that server, for public reads while it does not answer. */
  readonly replicaUrl: string | undefined;
  /** Connections of this process for requests and jobs. */
  readonly databasePool: number;
  /** How long this process still answers after a signal to end, in milliseconds. */
  readonly stopDelayMs: number;
  readonly dataDir: string;
  /** Whether an empty database may be filled. In a shop with a public address, only if `FIRST_START` allows it. */
  readonly isFirstStartAllowed: boolean;
  /** The shell's public origin, without a trailing slash. */
  readonly shopUrl: string;
  /** The sites on whose pages visitors have a cart of the shop. */
  readonly partnerOrigins: ReadonlySet<string>;
  /** True for the addresses of trusted proxies. */
  readonly isTrustedProxy: (address: string) => boolean;
  /** Shared with the sandbox bank, whose notifications it signs; `undefined` without such a bank. */
  readonly paymentSecret: string | undefined;
  /** The token of the operator's command line; `undefined`: the one in the data folder. */
  readonly operatorToken: string | undefined;
  /** The payment providers with a contract; the sandbox bank if there are none. */
  readonly payment: PaymentConfig;
  readonly mail: MailConfig;
  /** The keys of the bot check; `undefined`: no form has one. */
  readonly botCheck: BotCheckConfig | undefined;
  /** The marketing service that gets the changes of newsletter subscriptions. */
  readonly newsletterWebhook: WebhookConfig | undefined;
  /** The seller, for documents and legal texts. */
  readonly seller: Seller;
  readonly sellerFile: SellerFile;
  /** Where pictures are stored. */
  readonly media: MediaConfig;
  /** The maximum number of unpaid orders of one buyer. */
  readonly orderLimits: OrderLimits;
  /** Days from the arrival of an order to the invitation to review it; 0 for none. */
  readonly reviewInvitationDays: number;
  /** Authorises the reader of the metrics; empty: there are none. */
  readonly metricsToken: string;
  readonly logLevel: string;
  /** Whether public answers are cached in memory for a few seconds. */
  readonly isCaching: boolean;
  /** The shells whose caches are purged after a change of public data, and the token for it; empty for none. */
  readonly purge: { readonly shellUrls: readonly string[]; readonly token: string };
}

/** An invalid value in the environment; the message is one sentence for the person who starts the program. */
export class ConfigError extends Error {}

const PROJECT = path.resolve(import.meta.dirname, '../..');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const PAYMENT_SECRET_LENGTH = 32;
/** The seller's data were settings before they had a file. A shop must not lose them unnoticed. */
const FORMER_SELLER_SETTINGS = [
  'SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_NUMBER', 'SELLER_REGISTRATION', 'SELLER_REGISTRATION_COURT', 'SELLER_PHONE', 'SELLER_BANK_ACCOUNT', 'HOSTING_NAME', 'HOSTING_ADDRESS', 'HOSTING_EMAIL',
];

function port(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new ConfigError(`${name} must be a port from 0 to 65535, but it is "${text}".`);
  return value;
}

function numberBetween(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least || value > most) throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
  return value;
}

function amount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`${name} must be a whole amount, or 0 for none, but it is "${text}".`);
  return Number(text);
}

function url(name: string, text: string, protocols: readonly string[]): URL {
  const value = URL.canParse(text) ? new URL(text) : undefined;
  if (!value || !protocols.includes(value.protocol)) {
    throw new ConfigError(`${name} must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
  }
  return value;
}

/** @throws ConfigError with the message of the parser */
function parsed<Value>(parse: (text: string) => Value, text: string): Value {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigError(error.message);
    throw error;
  }
}

/**
 * Reads the environment.
 *
 * @throws ConfigError with one sentence that names the variable and its valid values
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const value = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const databaseUrl = value('DATABASE_URL', '');
  const replicaUrl = value('DATABASE_READ_URL', '');
  const paymentSecret = value('PAYMENT_SECRET', '');
  const operatorToken = value('OPERATOR_TOKEN', '');
  const logLevel = value('LOG_LEVEL', 'info');
  const purgeToken = value('PURGE_TOKEN', '');
  const shellUrls = purgeToken ? value('SHELL_URL', 'http://127.0.0.1:3000').split(',').map((text) => url('SHELL_URL', text.trim(), ['http:', 'https:']).origin) : [];
  const shopUrl = url('SHOP_URL', value('SHOP_URL', 'http://localhost:3000'), ['http:', 'https:']).origin;
  const firstStart = value('FIRST_START', 'off');
  if (firstStart !== 'on' && firstStart !== 'off') throw new ConfigError(`FIRST_START must be on or off, but it is "${firstStart}".`);
  const partners = parsed(partnerOrigins, value('PARTNER_ORIGINS', ''));
  if (partners.has(shopUrl)) throw new ConfigError('PARTNER_ORIGINS must not contain the origin of the shop itself.');
  if (databaseUrl) url('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']);
  if (replicaUrl) url('DATABASE_READ_URL', replicaUrl, ['postgres:', 'postgresql:']);
  if (replicaUrl && !databaseUrl) throw new ConfigError('DATABASE_READ_URL names a replica, so DATABASE_URL must name the server that it follows.');
  if (paymentSecret && paymentSecret.length < PAYMENT_SECRET_LENGTH) {
    throw new ConfigError(`PAYMENT_SECRET must have at least ${PAYMENT_SECRET_LENGTH} characters.`);
  }
  if (operatorToken && !/^[\w-]{20,}$/.test(operatorToken)) throw new ConfigError('OPERATOR_TOKEN must have at least 20 characters: letters, digits, hyphens, underscores.');
  if (!LOG_LEVELS.includes(logLevel)) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but it is "${logLevel}".`);
  for (const name of FORMER_SELLER_SETTINGS) {
    if (value(name, '')) throw new ConfigError(`${name} is no longer read: the seller's data are in the file that SELLER_FILE names.`);
  }
  const mail = readMailConfig((name) => value(name, ''), (message) => new ConfigError(message));
  const dataDir = path.resolve(value('DATA_DIR', path.join(PROJECT, '.data')));
  const { seller, file: sellerFile } = readSellerFile(path.resolve(PROJECT, value('SELLER_FILE', path.join(dataDir, 'seller.yaml'))), {
    isRequired: value('SELLER_FILE', '') !== '',
    shopEmail: mail.shopAddress,
    fault: (message) => new ConfigError(message),
  });
  return {
    host: value('HOST', '127.0.0.1'),
    port: port('API_PORT', value('API_PORT', '3010')),
    databaseUrl: databaseUrl || undefined,
    replicaUrl: replicaUrl || undefined,
    databasePool: numberBetween('DATABASE_POOL', value('DATABASE_POOL', '10'), 2, 1000),
    stopDelayMs: numberBetween('STOP_DELAY_MS', value('STOP_DELAY_MS', '0'), 0, 60_000),
    dataDir,
    isFirstStartAllowed: firstStart === 'on' || isOnThisMachine({ shopUrl }),
    shopUrl,
    partnerOrigins: partners,
    isTrustedProxy: parsed(trustedProxies, value('TRUSTED_PROXIES', 'loopback')),
    paymentSecret: paymentSecret || undefined,
    operatorToken: operatorToken || undefined,
    payment: readPaymentConfig((name) => value(name, ''), (message) => new ConfigError(message)),
    media: readMediaConfig(dataDir, (name) => value(name, ''), (message) => new ConfigError(message)),
    botCheck: readBotCheckConfig((name) => value(name, ''), (message) => new ConfigError(message), { isLocal: isOnThisMachine({ shopUrl }) }),
    mail,
    newsletterWebhook: readWebhookConfig((name) => value(name, ''), (message) => new ConfigError(message), { isLocal: isOnThisMachine({ shopUrl }) }),
    seller,
    sellerFile,
    orderLimits: {
      perBuyer: numberBetween('UNPAID_ORDERS_PER_BUYER', value('UNPAID_ORDERS_PER_BUYER', '3'), 1, 9_999_999),
      perDay: numberBetween('UNPAID_ORDERS_PER_DAY', value('UNPAID_ORDERS_PER_DAY', '10'), 1, 9_999_999),
      approvalFrom: {
        HUF: amount('APPROVAL_FROM_HUF', value('APPROVAL_FROM_HUF', '250000')),
        EUR: amount('APPROVAL_FROM_EUR', value('APPROVAL_FROM_EUR', '625')),
        USD: amount('APPROVAL_FROM_USD', value('APPROVAL_FROM_USD', '700')),
      },
    },
    reviewInvitationDays: numberBetween('REVIEW_INVITATION_DAYS', value('REVIEW_INVITATION_DAYS', '14'), 0, 365),
    metricsToken: value('METRICS_TOKEN', ''),
    logLevel,
    isCaching: value('API_CACHE', 'on') !== 'off',
    purge: { shellUrls, token: purgeToken },
  };
}

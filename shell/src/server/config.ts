import { DEFAULT_VAT_MODE, ROUTE_RULE_DEADLINE_MS, SLICES, VAT_MODES, isVatMode, sliceNamed } from '@feszek/contract';
import type { SliceName, VatMode } from '@feszek/contract';
import { partnerOrigins } from '@feszek/contract/partner-origins';
import { trustedProxies } from '@feszek/contract/trusted-proxies';
import { parseAddresses, readStopDelay } from '@feszek/kit/server';
import { readReleaseBucket } from '@feszek/release';
import type { BucketConfig } from '@feszek/release';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PopupConfig } from './http/popupPolicy.ts';

/** Limits for one visitor and for one request. Times in milliseconds. */
export interface FrontLimits {
  /** Open connections of one address that is not a trusted proxy. */
  readonly connectionsPerAddress: number;
  /** How long a request may take to arrive, including its body. */
  readonly requestMs: number;
  /** How long the API may take to answer. */
  readonly apiMs: number;
  /** Pages that may be composed for one visitor: at once, and then per second. Cached pages are not counted. */
  readonly pages: { readonly burst: number; readonly perSecond: number };
  /** The same for pages with search results. */
  readonly searches: { readonly burst: number; readonly perSecond: number };
}

/** How the shell follows the register. */
export interface RegisterConfig {
  readonly url: string;
  /** The secret that permits to read the state. */
  readonly token: string;
  /** Path of the list of trusted keys. */
  readonly trustFile: string;
  /** Path of the last state, for a start while the register is unavailable. */
  readonly stateFile: string;
  /** The folder of all releases. */
  readonly store: string;
  /** Where releases come from that the folder does not have. */
  readonly bucket?: BucketConfig | undefined;
}

export interface ShellConfig {
  readonly host: string;
  readonly port: number;
  /** The shop's public origin, without a trailing slash; canonical addresses begin with it. */
  readonly shopUrl: string;
  /** Whether that origin has `https`: cookies are `Secure`, and browsers keep to `https`. */
  readonly isSecure: boolean;
  /** Where a weakness of the shop is reported: a `mailto:` or `https:` address; `undefined`: there is no security.txt. */
  readonly securityContact: string | undefined;
  /** The API's address, or those of several processes separated by commas. */
  readonly apiUrl: string;
  /** Address of the demo program; `undefined` if it does not run. */
  readonly demoUrl: string | undefined;
  /** Fixed addresses of slices, each one or several separated by commas. The register names the others. */
  readonly sliceUrls: Readonly<Record<SliceName, string>>;
  /** The register of live releases; `undefined`: every slice has a fixed address. */
  readonly register: RegisterConfig | undefined;
  /** Whether pages and fragments may be cached for all visitors. */
  readonly isCaching: boolean;
  /** Whether the home page and the pages of content are composed before their first visitor. */
  readonly isPrerendering: boolean;
  /** How long after the start, or after a change, they are composed, in milliseconds. */
  readonly prerenderDelayMs: number;
  readonly isDevelopment: boolean;
  /** The kind of prices for visitors who have not chosen one. */
  readonly defaultVatMode: VatMode;
  /** Whether a service worker copies pages for reading without network. */
  readonly hasOfflineCopies: boolean;
  /** Deadlines of the primary fragment and of the optional ones, in milliseconds. */
  readonly primaryDeadlineMs: number;
  readonly optionalDeadlineMs: number;
  /** How long a page waits for the rule of its address, in milliseconds. */
  readonly routeRuleDeadlineMs: number;
  /** How long a page waits for a style sheet that is not in the cache, in milliseconds. */
  readonly styleDeadlineMs: number;
  /** How long a fragment that failed three times in a row is not requested, in milliseconds. */
  readonly breakerPauseMs: number;
  /** How long a page is shared that lacks a part, or contains a last copy of one, in milliseconds. */
  readonly incompletePageMs: number;
  /** How often the slices' manifests are read, in milliseconds. */
  readonly manifestPollMs: number;
  /** Whether `X-Forwarded-For` of an address is trusted. */
  readonly isTrustedProxy: (address: string) => boolean;
  readonly limits: FrontLimits;
  /** The secret that authorises a purge of the caches. */
  readonly purgeToken: string;
  /** Authorises the reader of the metrics; empty: there are none. */
  readonly metricsToken: string;
  /** The sites on whose pages visitors have a cart of the shop. */
  readonly partnerOrigins: ReadonlySet<string>;
  /** How long the shell still answers after a signal to end, in milliseconds. */
  readonly stopDelayMs: number;
  /** The popup tool of a marketing service; `undefined`: the shop has none. */
  readonly popup: PopupConfig | undefined;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, fallback: number, max: number, min = 0): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < min || value > max) throw new Error(`${name} is ${env[name]}: it must be a whole number from ${min} to ${max}.`);
  return value;
}

function frontLimits(env: Environment): FrontLimits {
  const count = (name: string, fallback: number) => wholeNumber(env, name, fallback, 1_000_000, 1);
  return {
    connectionsPerAddress: count('CONNECTIONS_PER_ADDRESS', 256),
    requestMs: wholeNumber(env, 'REQUEST_TIMEOUT_MS', 20_000, 300_000, 1),
    apiMs: wholeNumber(env, 'API_TIMEOUT_MS', 30_000, 300_000, 1),
    pages: { burst: count('PAGE_BURST', 120), perSecond: count('PAGES_PER_SECOND', 10) },
    searches: { burst: count('SEARCH_BURST', 30), perSecond: count('SEARCHES_PER_SECOND', 2) },
  };
}

function address(env: Environment, name: string, fallback: string): string {
  const value = env[name] ?? fallback;
  if (!URL.canParse(value)) throw new Error(`${name} is ${value}: it must be an address such as ${fallback}.`);
  return value.replace(/\/$/, '');
}

function addresses(env: Environment, name: string, fallback: string): string {
  const value = env[name] || fallback;
  const all = parseAddresses(value);
  if (!all) throw new Error(`${name} is ${value}: it must be an address such as ${fallback}, or several separated by commas.`);
  return all.join();
}

function vatMode(text: string): VatMode {
  if (!isVatMode(text)) throw new Error(`VAT_MODE_DEFAULT is ${text}: it must be ${VAT_MODES.join(' or ')}.`);
  return text;
}

function popupConfig(text: string | undefined): PopupConfig | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.hostname !== '127.0.0.1') throw new Error('POPUP_SCRIPT_URL must be an address starting with https://.');
  return { scriptUrl: url.href, origin: url.origin };
}

function registerConfig(env: Environment): RegisterConfig | undefined {
  const { REGISTER_READ_TOKEN: token, TRUST_FILE: trustFile, RELEASES_DIR: store, DATA_DIR: dataDir } = env;
  if (!token) return undefined;
  if (!trustFile || !store || !dataDir) throw new Error('TRUST_FILE, RELEASES_DIR and DATA_DIR must be set for a shell that follows a register.');
  return { url: address(env, 'REGISTER_URL', 'http://127.0.0.1:3030'), token, trustFile, store, bucket: readReleaseBucket(env), stateFile: join(dataDir, 'register-state.json') };
}

/**
 * The fixed addresses of slices, `CATALOG_URL` and the like.
 *
 * @param areAllFixed - whether a slice without such a variable has the address of its usual port; otherwise the register
 *   names it
 */
function fixedAddresses(env: Environment, areAllFixed: boolean): Readonly<Record<SliceName, string>> {
  const names = env['SLICES']?.split(',').flatMap((name) => sliceNamed(name) ?? []) ?? SLICES;
  return Object.fromEntries(names.flatMap((slice, index) => {
    const name = `${slice.replaceAll('-', '_').toUpperCase()}_URL`;
    return !areAllFixed && env[name] === undefined ? [] : [[slice, addresses(env, name, `http://127.0.0.1:${3001 + index}`)] as const];
  }));
}

function securityContact(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^(?:mailto|https):[^\s]+$/.test(text)) throw new Error('SECURITY_CONTACT must be an address such as mailto:security@example.com, or start with https://.');
  return text;
}

/**
 * Reads the shell's settings from the environment.
 *
 * @throws Error with a sentence that states what to change
 */
export function shellConfig(env: Environment): ShellConfig {
  const port = wholeNumber(env, 'SHELL_PORT', 3000, 65_535);
  const register = registerConfig(env);
  const sliceUrls = fixedAddresses(env, register === undefined);
  const isDevelopment = env['NODE_ENV'] === 'development';
  const shopUrl = address(env, 'SHOP_URL', `http://localhost:${port}`);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    shopUrl,
    isSecure: shopUrl.startsWith('https:'),
    securityContact: securityContact(env['SECURITY_CONTACT']?.trim()),
    apiUrl: addresses(env, 'API_URL', 'http://127.0.0.1:3010'),
    demoUrl: env['DEMO'] === 'off' ? undefined : address(env, 'DEMO_URL', 'http://127.0.0.1:3020'),
    sliceUrls,
    register,
    isCaching: !isDevelopment && env['SHELL_CACHE'] !== 'off',
    isPrerendering: !isDevelopment && env['SHELL_CACHE'] !== 'off' && env['PRERENDER'] !== 'off',
    prerenderDelayMs: wholeNumber(env, 'PRERENDER_DELAY_MS', 2000, 60_000),
    isDevelopment,
    defaultVatMode: vatMode(env['VAT_MODE_DEFAULT']?.trim() || DEFAULT_VAT_MODE),
    hasOfflineCopies: !isDevelopment && env['OFFLINE_COPIES'] !== 'off',
    primaryDeadlineMs: wholeNumber(env, 'PRIMARY_DEADLINE_MS', 5000, 60_000),
    optionalDeadlineMs: wholeNumber(env, 'OPTIONAL_DEADLINE_MS', 400, 60_000),
    routeRuleDeadlineMs: wholeNumber(env, 'ROUTE_RULE_DEADLINE_MS', ROUTE_RULE_DEADLINE_MS, 60_000),
    styleDeadlineMs: wholeNumber(env, 'STYLE_DEADLINE_MS', 300, 60_000),
    breakerPauseMs: wholeNumber(env, 'BREAKER_PAUSE_MS', 3000, 60_000),
    incompletePageMs: wholeNumber(env, 'INCOMPLETE_PAGE_MS', 2000, 60_000),
    manifestPollMs: wholeNumber(env, 'MANIFEST_POLL_MS', isDevelopment ? 300 : 2000, 3_600_000),
    isTrustedProxy: trustedProxies(env['TRUSTED_PROXIES']?.trim() || 'loopback'),
    limits: frontLimits(env),
    purgeToken: env['PURGE_TOKEN'] ?? randomBytes(16).toString('hex'),
    metricsToken: env['METRICS_TOKEN']?.trim() ?? '',
    partnerOrigins: partnerOrigins(env['PARTNER_ORIGINS'] ?? ''),
    stopDelayMs: readStopDelay(env),
    popup: popupConfig(env['POPUP_SCRIPT_URL']?.trim()),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  };
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SLICES } from '@feszek/contract';
import type { StandardSlice } from '@feszek/contract';
import { OPERATOR, PUBLIC_PROXY } from './Network.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const secret = () => randomBytes(16).toString('hex');

/** The addresses of the hosts by role. */
export const ADDRESSES = {
  proxies: ['10.0.0.10', '10.0.0.15'],
  shells: ['10.0.0.11', '10.0.0.12'],
  slices: ['10.0.0.13', '10.0.0.14'],
  apis: ['10.0.0.21', '10.0.0.22', '10.0.0.23'],
  databases: ['10.0.0.31', '10.0.0.32'],
} as const;

export const SHOP_URL = 'https://shop.example';
export const SMTP_PORT = 2525;
export const PASSWORDS = { shop: secret(), replicator: secret(), pgbouncer: secret() };
export const OPERATOR_TOKEN = secret();
const [PURGE_TOKEN, METRICS_TOKEN] = [secret(), secret()];

const lines = (settings: Readonly<Record<string, string>>) => Object.entries(settings).map(([name, value]) => `${name}=${value}\n`).join('');
const listOf = (addresses: readonly string[], port: number) => addresses.map((address) => `http://${address}:${port}`).join();

export const PORTS: Readonly<Record<StandardSlice, number>> = { catalog: 3001, 'cart-checkout': 3002, account: 3003, content: 3004 };
const variableOf = (slice: string) => `${slice.toUpperCase().replaceAll('-', '_')}_URL`;

/** Settings of every program. */
export const shopEnv = lines({
  SHOP_URL,
  TRUSTED_PROXIES: 'loopback,10.0.0.0/24',
  API_URL: listOf(ADDRESSES.apis, 3010),
  STOP_DELAY_MS: '5000',
  DEMO: 'off',
  METRICS_TOKEN,
});

/** Settings of the API processes. */
export const apiEnv = (more: Readonly<Record<string, string>>) => lines({
  DATABASE_URL: `postgres://shop:${PASSWORDS.shop}@127.0.0.1:6432/shop`,
  DATABASE_READ_URL: `postgres://shop:${PASSWORDS.shop}@127.0.0.1:6432/shop_replica`,
  SHELL_URL: listOf(ADDRESSES.shells, 3000),
  PURGE_TOKEN,
  OPERATOR_TOKEN,
  SELLER_FILE: '/etc/feszek/seller.yaml',
  SMTP_URL: `smtp://${OPERATOR}:${SMTP_PORT}`,
  MAIL_FROM: 'ugyfelszolgalat@shop.example',
  // No visitor of the test pays by card.
  STRIPE_SECRET_KEY: `sk_live_${secret()}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
  ...more,
});

export const shellEnv = (more: Readonly<Record<string, string>>) => lines({
  PURGE_TOKEN,
  ...Object.fromEntries(SLICES.map((slice) => [variableOf(slice), listOf(ADDRESSES.slices, PORTS[slice])])),
  ...more,
});

export const sliceEnv = (slice: StandardSlice) => lines({ PORT: String(PORTS[slice]) });

export const seller = () => readFile(join(ROOT, 'demo', 'seller.yaml'), 'utf8');

/** `/etc/keepalived/machine.conf` of a proxy. */
export const machineConf = (own: string) => lines({
  $OWN: own,
  $OTHER: ADDRESSES.proxies.filter((address) => address !== own).join(),
  $INTERFACE: 'eth0',
  $SHARED: `${PUBLIC_PROXY}/15 dev eth0`,
});

/** `/etc/default/haproxy` */
export const proxyEnv = lines({
  SHOP_BIND: '":443 ssl crt /etc/haproxy/shop.pem alpn h2,http/1.1"',
  PLAIN_BIND: '":80"',
  SHELL_1: `${ADDRESSES.shells[0]}:3000`,
  SHELL_2: `${ADDRESSES.shells[1]}:3000`,
  MAX_PER_IP: '256',
  // Debian's own options, and fewer connections than in the file: the machine of the test may permit fewer open files.
  EXTRAOPTS: '"-S /run/haproxy-master.sock -n 4000"',
});

import { describe, expect, it } from '@jest/globals';
import { SLICES } from '../shared/contract/src/slices.ts';
import { PROGRAMS, isSlice, programEnvironment, programsOf, readSettings } from './programs.mjs';

/** @param {string} name */
function program(name) {
  const found = PROGRAMS.find((candidate) => candidate.name === name);
  if (!found) throw new Error(name);
  return found;
}

describe('settings', () => {
  it('contain every program\'s default port, and the shell\'s address as that of the shop', () => {
    const settings = readSettings({}, 'production');
    const slices = Object.fromEntries(SLICES.map((slice, position) => [slice, 3001 + position]));
    expect(settings.ports).toEqual({ api: 3010, ...slices, demo: 3020, register: 3030, shell: 3000 });
    expect(settings.ports).toMatchObject({ catalog: 3001, 'cart-checkout': 3002 });
    expect(settings.shopUrl).toBe('http://localhost:3000');
  });

  it('are read from the environment: ports and the public address', () => {
    const settings = readSettings({ SHELL_PORT: '3100', SHOP_URL: 'https://feszek.example' }, 'production');
    expect(settings.ports.shell).toBe(3100);
    expect(settings.shopUrl).toBe('https://feszek.example');
  });

  it.each(['abc', '0', '65536', '30.5', '-1'])('reject %s as a port in one sentence', (port) => {
    expect(() => readSettings({ SHELL_PORT: port }, 'production')).toThrow(`SHELL_PORT is "${port}"; a port is a whole number from 1 to 65535.`);
  });

  it('limit logs to 50 MB per program by default', () => {
    expect(readSettings({}, 'production').logs).toEqual({ fileBytes: 10_000_000, files: 5 });
    expect(readSettings({ LOG_FILE_BYTES: '500000', LOG_FILES: '2' }, 'production').logs).toEqual({ fileBytes: 500_000, files: 2 });
  });

  it.each([['LOG_FILE_BYTES', '10MB'], ['LOG_FILE_BYTES', '99999'], ['LOG_FILES', '0'], ['LOG_FILES', '2.5'], ['LOG_FILES', '101']])('reject %s=%s in one sentence', (name, value) => {
    expect(() => readSettings({ [name]: value }, 'production')).toThrow(`${name} is "${value}"; it must be a whole number`);
  });

  it('omit the register in development', () => {
    expect(programsOf(readSettings({}, 'development')).map(({ name }) => name)).not.toContain('register');
  });

  it('contain the secret for deployments only for the register, and no address of a released slice', () => {
    const register = { url: '', shopUrl: 'https://feszek.example', token: 'writer', readToken: 'reader', folder: '/r', trustFile: '/r/trust.json', keyFile: '/r/key', store: '/releases' };
    const env = { CONTENT_URL: 'https://content.example', REGISTER_TOKEN: 'writer', REGISTER_READ_TOKEN: 'reader' };
    const settings = { ...readSettings(env, 'production'), register };
    const environments = PROGRAMS.map((of) => /** @type {const} */ ([of.name, programEnvironment(of, settings)]));
    expect(environments.filter(([, env]) => Object.values(env).includes('writer')).map(([name]) => name)).toEqual(['register']);
    expect(environments.filter(([, env]) => Object.values(env).includes('reader')).map(([name]) => name).sort()).toEqual(['register', 'shell']);
    const shell = programEnvironment(program('shell'), settings);
    expect(shell).toMatchObject({ TRUST_FILE: '/r/trust.json', RELEASES_DIR: '/releases', CONTENT_URL: 'https://content.example' });
    expect(shell).not.toHaveProperty('CATALOG_URL');
    const inDevelopment = PROGRAMS.flatMap((of) => Object.values(programEnvironment(of, readSettings(env, 'development'))));
    expect(inDevelopment.filter((value) => value === 'writer' || value === 'reader')).toEqual([]);
  });

  it('omit the demo program if DEMO is off', () => {
    const settings = readSettings({ DEMO: 'off' }, 'production');
    expect(programsOf(settings).map(({ name }) => name)).toEqual(['api', 'register', ...SLICES, 'shell']);
    expect(settings.ports).not.toHaveProperty('demo');
    expect(programEnvironment(program('shell'), settings)).not.toHaveProperty('DEMO_URL');
    expect(() => readSettings({ DEMO: 'no' }, 'production')).toThrow('DEMO is "no"; it must be on or off.');
  });

  it('contain one secret for the API and the demo program, a new one at every start by default', () => {
    const [first, second] = [readSettings({}, 'production'), readSettings({}, 'production')];
    expect(programEnvironment(program('api'), first).PAYMENT_SECRET).toBe(programEnvironment(program('demo'), first).PAYMENT_SECRET);
    expect(first.paymentSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(second.paymentSecret).not.toBe(first.paymentSecret);
    expect(readSettings({ PAYMENT_SECRET: 'mine' }, 'production').paymentSecret).toBe('mine');
  });

  it('reject one port for two programs', () => {
    expect(() => readSettings({ SHELL_PORT: '3001' }, 'production')).toThrow('CATALOG_PORT and SHELL_PORT are both 3001');
  });
});

describe('a program\'s environment', () => {
  it('contains the secret of the metrics for each slice of the contract', () => {
    const settings = readSettings({ METRICS_TOKEN: 'metrics' }, 'production');
    expect(PROGRAMS.filter((of) => isSlice(of) && programEnvironment(of, settings).METRICS_TOKEN === 'metrics').map(({ name }) => name)).toEqual([...SLICES]);
  });

  it('contains its own port and the addresses of all other programs', () => {
    const env = programEnvironment(program('catalog'), readSettings({ API_PORT: '3210' }, 'production'));
    expect(env).toMatchObject({ PORT: '3001', CATALOG_PORT: '3001', API_URL: 'http://127.0.0.1:3210', HOST: '127.0.0.1', NODE_ENV: 'production' });
  });

  it('keeps the address of a slice that runs elsewhere', () => {
    const env = programEnvironment(program('shell'), readSettings({ CATALOG_URL: 'https://catalog.example' }, 'production'));
    expect(env.CATALOG_URL).toBe('https://catalog.example');
  });

  it('contains only the secrets that the program needs', () => {
    const secrets = {
      STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', SIMPLEPAY_KEY_HUF: 'key', SMTP_URL: 'smtps://u:p@mail.example', DATABASE_URL: 'postgres://u:p@db/shop', OPERATOR_TOKEN: 'operator',
      AWS_SECRET_ACCESS_KEY: 'aws', TURNSTILE_SECRET_KEY: 'turnstile', NEWSLETTER_WEBHOOK_SECRET: 'letter', PAYMENT_SECRET: 'payment', PURGE_TOKEN: 'purge', METRICS_TOKEN: 'metrics',
      GITHUB_TOKEN: 'of another program', SOME_PROXY: 'http://user:password@proxy.example', LOG_LEVEL: 'warn',
    };
    const settings = readSettings(secrets, 'production');
    const held = (/** @type {string} */ name) => Object.keys(programEnvironment(program(name), settings)).filter((variable) => variable in secrets).sort();
    expect(held('catalog')).toEqual(['LOG_LEVEL', 'METRICS_TOKEN']);
    expect(held('shell')).toEqual(['LOG_LEVEL', 'METRICS_TOKEN', 'PURGE_TOKEN']);
    expect(held('demo')).toEqual(['LOG_LEVEL', 'METRICS_TOKEN', 'OPERATOR_TOKEN', 'PAYMENT_SECRET']);
    expect(held('api')).toEqual(Object.keys(secrets).filter((name) => !['GITHUB_TOKEN', 'SOME_PROXY'].includes(name)).sort());
  });
});

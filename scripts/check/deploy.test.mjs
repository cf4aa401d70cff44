import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../paths.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
/** @param {string} file @returns {string[]} its patterns, without comments */
const patternsOf = (file) => read(file).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
/** @param {string} file @param {string} name @returns {string | undefined} the value of a setting of PostgreSQL */
const setting = (file, name) => new RegExp(`^${name} = (.+)$`, 'm').exec(read(file))?.[1];

describe('the images', () => {
  it('have nothing that the repository does not have, and not its history', () => {
    const ignored = new Set(patternsOf('.dockerignore'));
    const wanted = patternsOf('.gitignore').map((pattern) => (/.\/./.test(pattern) ? pattern : `**/${pattern.replace(/\/$/, '')}`));
    expect([...wanted, '.git'].filter((pattern) => !ignored.has(pattern))).toEqual([]);
  });
});

describe('a program that hangs', () => {
  it('ends itself under systemd and in containers, which then restart it', () => {
    const starts = [
      ...['feszek-api', 'feszek-shell', 'feszek-slice@'].map((unit) => /^ExecStart=(.+)$/m.exec(read(`deploy/systemd/${unit}.service`))?.[1] ?? ''),
      ...[...read('deploy/containers/Containerfile').matchAll(/^CMD (.+)$/gm)].map(([, command = '']) => command),
      ...[...read('deploy/containers/compose.yaml').matchAll(/^ +command: (\[node.+)$/gm)].map(([, command = '']) => command),
    ];
    expect(starts).toHaveLength(9);
    expect(starts.filter((start) => !/--import[", ]+\.\.\/scripts\/endIfHung\.mjs/.test(start))).toEqual([]);
    // The kernel does not let the first process of a container end itself.
    const compose = read('deploy/containers/compose.yaml');
    expect(compose.match(/^ +init: true$/gm)).toHaveLength(compose.match(/^ +image: feszek-/gm)?.length ?? 0);
  });
});

describe('the logs of the proxy and of the database', () => {
  it('have no address of a page, which names orders and tokens', () => {
    const config = read('deploy/haproxy/haproxy.cfg');
    const formats = [...config.matchAll(/^ *log-format (.+)$/gm)].map(([, format = '']) => format);
    expect(formats).toHaveLength(1);
    // Request lines, paths, queries and captured headers: HAProxy 2.6, section 8.2.4.
    expect(formats[0]).not.toMatch(/%(\{[^}]*\})?(r|HP|HPO|HQ|HU|hr|hrl|hs|hsl|ci)\b|\[(path|query|url|base|capture|req)/);
    expect(config).not.toMatch(/^ *option httplog/m);
  });

  it('have no values of statements', () => {
    const conf = 'deploy/postgresql/shop.conf';
    expect(['log_parameter_max_length', 'log_parameter_max_length_on_error', 'log_error_verbosity'].map((name) => setting(conf, name))).toEqual(['0', '0', 'terse']);
  });
});

describe('the proxy', () => {
  it('checks what each shell can serve, and finishes the requests of one that stops', () => {
    const config = read('deploy/haproxy/haproxy.cfg');
    expect(config).toMatch(/^ *option httpchk GET \/serving$/m);
    expect(config).toMatch(/^ *http-check disable-on-404$/m);
  });

  it('notices a shell whose machine has lost its power, while requests wait for it or are sent to it', () => {
    const config = read('deploy/haproxy/haproxy.cfg');
    expect(config).toMatch(/^ *option srvtcpka$/m);
    // HAProxy 2.6 does not pass tcp-ut on from a default-server line.
    const servers = [...config.matchAll(/^ *server .+$/gm)].map(([line]) => line);
    expect(servers).toHaveLength(4);
    expect(servers.filter((server) => !/ tcp-ut \d+s$/.test(server))).toEqual([]);
  });

  it('sends requests to any shell while its checks find none', () => {
    const config = read('deploy/haproxy/haproxy.cfg');
    const addresses = (/** @type {RegExp} */ server) => [...config.matchAll(server)].map(([, address]) => address);
    expect(addresses(/^ *server \S+ (\S+) check\b/gm)).toEqual(['"${SHELL_1}"', '"${SHELL_2}"']);
    expect(addresses(/^ *server \S+ (\S+) backup\b(?!.*\bcheck\b)/gm)).toEqual(['"${SHELL_1}"', '"${SHELL_2}"']);
    // Without the option, HAProxy sends to the first backup server alone.
    expect(config).toMatch(/^ *option allbackups$/m);
  });

  it('answers the check of keepalived, on both machines of the guide', () => {
    const [, path = ''] = /^ *monitor-uri (\S+)$/m.exec(read('deploy/haproxy/haproxy.cfg')) ?? [];
    expect(read('deploy/keepalived/keepalived.conf')).toContain(`http://127.0.0.1${path}"`);
    for (const file of ['deploy/keepalived/keepalived.conf', 'deploy/keepalived/machine.conf', 'deploy/nftables/proxy.nft']) expect(read('docs/guides/deploy.md')).toContain(file);
  });
});

describe('systemd', () => {
  const units = ['feszek-api.service', 'feszek-shell.service', 'feszek-slice@.service', 'keepalived.service.d/restart.conf', 'pgbouncer.service.d/restart.conf', 'postgresql@.service.d/restart.conf'];

  it.each(units)('starts a program that has crashed again, without a limit: %s', (unit) => {
    const text = read(`deploy/systemd/${unit}`);
    expect(text).toMatch(/^Restart=(always|on-failure)$/m);
    expect(text).toMatch(/^\[Unit\]\n(?:.+\n)*StartLimitIntervalSec=0$/m);
  });

  it('gets the drop-ins by the guide', () => {
    for (const dropIn of ['postgresql@.service.d', 'pgbouncer.service.d', 'keepalived.service.d']) expect(read('docs/guides/deploy.md')).toContain(`deploy/systemd/${dropIn}`);
  });
});

describe('the pooler', () => {
  it('has the databases whose addresses the guide gives the API', () => {
    const names = [...read('docs/guides/deploy.md').matchAll(/^DATABASE_\w*URL=postgres:.+:6432\/(\w+)$/gm)].map(([, name]) => name);
    const entries = [...read('deploy/pgbouncer/primary.ini').matchAll(/^(\w+) = host=/gm)].map(([, name]) => name);
    expect([names, entries]).toEqual([['shop', 'shop_replica'], ['shop', 'shop_replica']]);
  });

  it('gets the primary and the replica by a command, and keeps the replica that is not named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'feszek-pooler-'));
    const file = join(folder, 'primary.ini');
    writeFileSync(file, read('deploy/pgbouncer/primary.ini'));
    const entry = (/** @type {string} */ name, /** @type {string} */ host) => `${name} = host=${host} port=5432 dbname=shop\n`;
    const name = (/** @type {string[]} */ ...addresses) => spawnSync('sh', [join(ROOT, 'deploy/pgbouncer/primary.sh'), ...addresses], { env: { ...process.env, PRIMARY_FILE: file, PSQL: 'true' }, input: '', encoding: 'utf8' });
    try {
      expect(name('10.0.0.22').stdout).toBe('the primary is 10.0.0.22\n');
      expect(readFileSync(file, 'utf8')).toBe(entry('shop', '10.0.0.22') + entry('shop_replica', '10.0.0.22'));
      expect(name('10.0.0.22', '10.0.0.21').stdout).toBe('the primary is 10.0.0.22, the replica 10.0.0.21\n');
      expect(readFileSync(file, 'utf8')).toBe(entry('shop', '10.0.0.22') + entry('shop_replica', '10.0.0.21'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

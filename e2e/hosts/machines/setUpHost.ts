import { SLICES } from '@feszek/contract';
import { CLOCK_ENV } from './clock.ts';
import type { Database } from './Database.ts';
import type { Host } from './Host.ts';
import type { Service } from './Service.ts';
import { addressService, apiService, poolerService, proxyService, shellService, sliceService } from './services.ts';
import { ADDRESSES, PASSWORDS, apiEnv, machineConf, proxyEnv, seller, shellEnv, shopEnv, sliceEnv } from './settings.ts';

/** The project, where every host sees it. */
const PROJECT = '/srv';
const CURRENT = '/opt/feszek/current';

/** Installs a release of the project in `/opt/feszek/releases`. The host may write into its own copy. */
export async function installRelease(host: Host, number: number, layers: readonly string[]): Promise<void> {
  const target = `/opt/feszek/releases/${number}`;
  const own = `${host.folder}/release-${number}`;
  await host.run(['mkdir', '-p', target, `${own}/own`, `${own}/work`]);
  await host.run(['mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${[...layers, PROJECT].join(':')},upperdir=${own}/own,workdir=${own}/work`, target]);
  await host.run(['sh', '-c', `chown -R feszek: ${target}/shell/dist ${target}/mfe-*/dist`]);
}

/** Makes an installed release the one that is started next. */
export async function switchRelease(host: Host, number: number): Promise<void> {
  await host.run(['ln', '-sfn', `/opt/feszek/releases/${number}`, CURRENT]);
}

/** Installs the first release, and what every host has. */
export async function setUpHost(host: Host): Promise<void> {
  await host.run(['useradd', '--system', '--home-dir', '/var/lib/feszek', 'feszek']);
  await installRelease(host, 1, []);
  await switchRelease(host, 1);
  await host.run(['cp', '-r', `${CURRENT}/deploy`, '/opt/feszek/deploy']);
  await host.run(['install', '-d', '-o', 'feszek', '-g', 'feszek', '-m', '0700', '/var/lib/feszek']);
  await host.write('/etc/feszek/shop.env', shopEnv, 0o600);
}

/** The database servers of the shop. */
export interface NamedServers {
  readonly primary: Database;
  readonly replica: Database;
}

/** PgBouncer and an API process. @param more - settings of this process alone */
export async function setUpApi(host: Host, { primary, replica }: NamedServers, more: Readonly<Record<string, string>> = {}): Promise<Service[]> {
  await host.run(['cp', '/opt/feszek/deploy/pgbouncer/pgbouncer.ini', '/etc/pgbouncer/']);
  const users = await primary.query("select '\"shop\" \"' || rolpassword || '\"' from pg_authid where rolname = 'shop'");
  await host.write('/etc/pgbouncer/users.txt', `${users}\n"pgbouncer" "${PASSWORDS.pgbouncer}"\n`, 0o600);
  await host.write('/etc/pgbouncer/primary.ini', ([['shop', primary], ['shop_replica', replica]] as const).map(([name, { host: { address } }]) => `${name} = host=${address} port=5432 dbname=shop\n`).join(''));
  await host.run(['chown', 'postgres:postgres', '/etc/pgbouncer/users.txt']);
  await host.write('/etc/feszek/seller.yaml', await seller());
  await host.write('/etc/feszek/api.env', apiEnv(more), 0o600);
  return [await poolerService(host), await apiService(host)];
}

/** Names the primary, and the replica if there is one, for the pooler of a host with an API process. */
export async function nameServers(host: Host, { primary, replica }: { readonly primary: Database; readonly replica?: Database }): Promise<void> {
  await host.run(['/opt/feszek/deploy/pgbouncer/primary.sh', primary.host.address, ...(replica ? [replica.host.address] : [])], { env: { PGPASSWORD: PASSWORDS.pgbouncer } });
}

export async function setUpSlices(host: Host): Promise<Service[]> {
  for (const slice of SLICES) await host.write(`/etc/feszek/slice-${slice}.env`, sliceEnv(slice), 0o600);
  return Promise.all(SLICES.map((slice) => sliceService(host, slice)));
}

export async function setUpShell(host: Host): Promise<Service[]> {
  await host.write('/etc/feszek/shell.env', shellEnv(host.name === 'shell2' ? CLOCK_ENV : {}), 0o600);
  return [await shellService(host)];
}

/** HAProxy and keepalived. @param pem - certificate and key */
export async function setUpProxy(host: Host, pem: string): Promise<Service[]> {
  await host.run(['cp', '/opt/feszek/deploy/haproxy/haproxy.cfg', '/etc/haproxy/haproxy.cfg']);
  await host.write('/etc/haproxy/shop.pem', pem, 0o600);
  await host.write('/etc/default/haproxy', proxyEnv);
  await host.run(['install', '-D', '-m', '0644', '/opt/feszek/deploy/keepalived/keepalived.conf', '/etc/keepalived/keepalived.conf']);
  await host.write('/etc/keepalived/machine.conf', machineConf(host.address));
  await host.run(['nft', '-f', '/opt/feszek/deploy/nftables/proxy.nft']);
  return [await proxyService(host), await addressService(host)];
}

/** The addresses at which the programs of a host say whether they are healthy. */
export function checksOf({ address }: Host): string[] {
  const roles: readonly (readonly [readonly string[], readonly string[]])[] = [
    [ADDRESSES.proxies, ['/proxy']],
    [ADDRESSES.shells, [':3000/ready']],
    [ADDRESSES.apis, [':3010/health']],
    [ADDRESSES.slices, [':3001/health', ':3002/health', ':3003/health', ':3004/health']],
  ];
  return roles.flatMap(([addresses, paths]) => (addresses.includes(address) ? paths.map((path) => `http://${address}${path}`) : []));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { CLUSTER, Database } from './Database.ts';
import { CLOCK_ENV, setClock } from './clock.ts';
import { createCertificate } from './certificate.ts';
import { fillDatabase } from './fillDatabase.ts';
import { Host } from './Host.ts';
import { PUBLIC_PROXY, network } from './Network.ts';
import type { Service } from './Service.ts';
import { ADDRESSES, SHOP_URL, apiEnv } from './settings.ts';
import { checksOf, nameServers, setUpApi, setUpHost, setUpProxy, setUpShell, setUpSlices } from './setUpHost.ts';

const POLL_MS = 250;
const CHECK_MS = 4000;
/** How long the first start may take, in milliseconds. */
const START_MS = 600_000;
const DISK_MB = 4096;
/** The folder of the hosts' files, where the command has mounted it. */
const WORK = '/mnt';

/** The shop on its hosts. */
export class HostedShop {
  readonly hosts = new Map<string, Host>();
  readonly services: Service[] = [];
  readonly databases: Database[] = [];
  /** The certificate that visitors trust. */
  certificate = '';
  #primary = 0;

  /** @param onConnected - starts what runs outside the hosts */
  static async open(say: (text: string) => void, onConnected: () => Promise<void>): Promise<HostedShop> {
    const shop = new HostedShop();
    await network.open();
    await onConnected();
    await shop.#startHosts();
    say(`${shop.hosts.size} hosts are connected`);
    await shop.#startDatabases();
    say('the replica follows the primary');
    await shop.#startApis();
    say('the shop has its goods');
    await shop.#startOthers();
    if (!(await shop.untilHealthy())) throw new Error('The shop has not started: see the logs of its programs');
    say('every program is healthy');
    return shop;
  }

  async #startHosts(): Promise<void> {
    const roles = { proxy: ADDRESSES.proxies, shell: ADDRESSES.shells, slices: ADDRESSES.slices, api: ADDRESSES.apis, db: ADDRESSES.databases };
    const named = Object.entries(roles).flatMap(([role, addresses]) => addresses.map((address, index): [string, string[]] => [`${role}${index + 1}`, [`${address}/24`]]));
    for (const [name, addresses] of named) {
      const host = await Host.start(name, addresses, WORK);
      await setUpHost(host);
      await setClock(host, '+0');
      this.hosts.set(name, host);
    }
  }

  async #startDatabases(): Promise<void> {
    for (const name of ['db1', 'db2']) {
      const host = this.host(name);
      await host.giveDisk('/var/lib/postgresql', DISK_MB);
      const database = await Database.create(host);
      this.databases.push(database);
      this.services.push(database.service);
    }
    await this.primary.setUpPrimary();
    await this.replica.copyFrom(this.primary.host);
    for (const database of this.databases) void database.watchReplica();
  }

  async #startApis(): Promise<void> {
    const [api1, ...others] = await Promise.all(['api1', 'api2', 'api3'].map((name) => this.#setUpApi(name)));
    if (!api1) throw new RangeError('There are three API processes');
    for (const service of this.servicesOf(api1.name)) await service.start();
    await this.untilHealthy({ host: api1.name });
    await fillDatabase(api1);
    await api1.write('/etc/feszek/api.env', apiEnv({}), 0o600);
    await this.service(api1.name, 'api').restart();
    for (const { name } of others) await this.startServices(name);
  }

  async #setUpApi(name: string): Promise<Host> {
    const host = this.host(name);
    const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = { api1: { FIRST_START: 'on' }, api2: CLOCK_ENV };
    this.services.push(...(await setUpApi(host, this, settings[name])));
    return host;
  }

  async #startOthers(): Promise<void> {
    const { key, certificate } = await createCertificate(new URL(SHOP_URL).hostname, WORK);
    this.certificate = certificate;
    const setUpProxies = (host: Host) => setUpProxy(host, certificate + key);
    for (const [name, setUp] of [['slices', setUpSlices], ['shell', setUpShell], ['proxy', setUpProxies]] as const) {
      for (const host of [this.host(`${name}1`), this.host(`${name}2`)]) {
        const services = await setUp(host);
        this.services.push(...services);
        for (const service of services) await service.start();
      }
    }
  }

  host(name: string): Host {
    const host = this.hosts.get(name);
    if (!host) throw new RangeError(`There is no host ${name}`);
    return host;
  }

  service(host: string, name: string): Service {
    const service = this.servicesOf(host).find((candidate) => candidate.name === name);
    if (!service) throw new RangeError(`There is no ${name} on ${host}`);
    return service;
  }

  servicesOf(host: string): Service[] {
    return this.services.filter((service) => service.host.name === host);
  }

  async #hostsWithAddress(): Promise<Host[]> {
    const proxies = [...this.hosts.values()].filter(({ address }) => ADDRESSES.proxies.some((proxy) => proxy === address));
    const found = await Promise.all(proxies.map(async (host) => ((await host.run(['ip', 'address', 'show', 'to', PUBLIC_PROXY])) === '' ? [] : [host])));
    return found.flat();
  }

  /** The proxy that has the shop's address. */
  async proxyHost(): Promise<Host> {
    const [host] = await this.#hostsWithAddress();
    if (!host) throw new RangeError('No proxy has the address of the shop');
    return host;
  }

  get primary(): Database {
    return this.#database(this.#primary);
  }

  get replica(): Database {
    return this.#database(1 - this.#primary);
  }

  #database(place: number): Database {
    const database = this.databases[place];
    if (!database) throw new RangeError('There are two databases');
    return database;
  }

  /** Promotes the replica, and names it to the poolers of all API processes. */
  async promote(): Promise<void> {
    await this.replica.promote();
    this.#primary = 1 - this.#primary;
    await this.#nameServers({ primary: this.primary });
  }

  /** Turns the former primary, whose host is back, into the replica, and names it to the poolers. */
  async followAfterFailure(): Promise<void> {
    await this.replica.followAfterFailure(this.primary.host);
    await this.#nameServers(this);
  }

  async #nameServers(servers: Parameters<typeof nameServers>[1]): Promise<void> {
    await Promise.all(['api1', 'api2', 'api3'].map((name) => nameServers(this.host(name), servers)));
  }

  /** Cuts the power of a host. */
  async powerOff(name: string): Promise<void> {
    for (const service of this.servicesOf(name)) service.abandon();
    await this.host(name).powerOff();
  }

  /** Gives a host its power back, without its programs. */
  async powerOn(name: string): Promise<void> {
    await this.host(name).powerOn();
    await this.host(name).run(['rm', '-f', `${CLUSTER}/postmaster.pid`]);
  }

  async startServices(name: string): Promise<void> {
    for (const service of this.servicesOf(name)) await service.start();
  }

  /** Waits until the programs of a host, or of all, are healthy. Returns whether they are. */
  async untilHealthy({ host, timeoutMs = START_MS }: { readonly host?: string; readonly timeoutMs?: number } = {}): Promise<boolean> {
    const until = Date.now() + timeoutMs;
    while (!(await this.#areHealthy(host))) {
      if (Date.now() > until) return false;
      await sleep(POLL_MS);
    }
    return true;
  }

  async #areHealthy(host: string | undefined): Promise<boolean> {
    const checks = [...this.hosts.values()].filter(({ name }) => host === undefined || name === host).flatMap(checksOf);
    const answers = await Promise.all(checks.map((check) => fetch(check, { signal: AbortSignal.timeout(CHECK_MS) }).then(({ status }) => status === 200, () => false)));
    if (!answers.every(Boolean)) return false;
    return host !== undefined || ((await this.#hostsWithAddress()).length === 1 && this.primary.isStreaming().catch(() => false));
  }

  close(): void {
    for (const database of this.databases) database.endWatch();
    for (const service of this.services) service.abandon();
  }
}

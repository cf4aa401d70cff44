import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from './Host.ts';
import { parseUnit } from './parseUnit.ts';
import type { Unit } from './parseUnit.ts';
import { Service } from './Service.ts';

const DEPLOYED = join(import.meta.dirname, '..', '..', '..', 'deploy', 'systemd');
const DEBIAN = '/lib/systemd/system';

/** The drop-ins of a unit, in the order of their names. */
async function dropIns(unit: string): Promise<string[]> {
  const folder = join(DEPLOYED, `${unit}.d`);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
}

async function readUnit(folder: string, unit: string, instance?: string): Promise<Unit> {
  return parseUnit([await readFile(join(folder, unit), 'utf8'), ...(await dropIns(unit))], instance);
}

export async function apiService(host: Host): Promise<Service> {
  return new Service(host, 'api', await readUnit(DEPLOYED, 'feszek-api.service'));
}

export async function shellService(host: Host): Promise<Service> {
  return new Service(host, 'shell', await readUnit(DEPLOYED, 'feszek-shell.service'));
}

export async function sliceService(host: Host, slice: string): Promise<Service> {
  return new Service(host, slice, await readUnit(DEPLOYED, 'feszek-slice@.service', slice));
}

export async function poolerService(host: Host): Promise<Service> {
  return new Service(host, 'pgbouncer', await readUnit(DEBIAN, 'pgbouncer.service'));
}

export async function proxyService(host: Host): Promise<Service> {
  return new Service(host, 'haproxy', await readUnit(DEBIAN, 'haproxy.service'));
}

export async function addressService(host: Host): Promise<Service> {
  return new Service(host, 'keepalived', await readUnit(DEBIAN, 'keepalived.service'));
}

/** Debian's unit starts the server in the background, and stops it by a command: both are one process and one signal here. */
export async function databaseService(host: Host): Promise<Service> {
  const unit = await readUnit(DEBIAN, 'postgresql@.service', '15-main');
  return new Service(host, 'postgresql', { ...unit, command: ['pg_ctlcluster', '--skip-systemctl-redirect', '--foreground', '15-main', 'start'], stopSignal: 'SIGINT' });
}

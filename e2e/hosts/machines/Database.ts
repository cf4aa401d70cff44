import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './Host.ts';
import type { Service } from './Service.ts';
import { PASSWORDS } from './settings.ts';
import { databaseService } from './services.ts';

const DEPLOY = '/opt/feszek/deploy';
export const CLUSTER = '/var/lib/postgresql/15/main';
/** As in replica-watch.timer. */
const WATCH_MS = 3000;
/** Functions with which pg_rewind reads the files of the new primary, from the guide. */
const REWIND_FUNCTIONS = 'pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean), pg_read_binary_file(text), pg_read_binary_file(text, bigint, bigint, boolean)';

/** A database server, set up and operated as docs/guides/deploy.md says. */
export class Database {
  readonly host: Host;
  readonly service: Service;
  #isWatched = true;

  private constructor(host: Host, service: Service) {
    this.host = host;
    this.service = service;
  }

  /** Creates the cluster of a host, with the settings of `deploy/postgresql`, and does not start it. */
  static async create(host: Host): Promise<Database> {
    await host.run(['pg_createcluster', '--locale=C.UTF-8', '15', 'main']);
    await host.run(['install', '-d', '-o', 'postgres', '-g', 'postgres', '-m', '0700', '/var/backups/shop/wal']);
    await host.run(['install', '-m', '0644', `${DEPLOY}/postgresql/shop.conf`, '/etc/postgresql/15/main/conf.d/shop.conf']);
    await host.run(['install', '-o', 'postgres', '-m', '0640', `${DEPLOY}/postgresql/pg_hba.conf`, '/etc/postgresql/15/main/pg_hba.conf']);
    return new Database(host, await databaseService(host));
  }

  #asPostgres(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    return this.host.run(command, { user: 'postgres', env });
  }

  query(statement: string, database = 'postgres'): Promise<string> {
    return this.#asPostgres(['psql', '-X', '-v', 'ON_ERROR_STOP=1', '-d', database, '-Atqc', statement]);
  }

  async untilReady(): Promise<void> {
    while (!(await this.query('select 1').then(() => true, () => false))) await sleep(200);
  }

  /** The shop's role and database, and the role of the replica. */
  async setUpPrimary(): Promise<void> {
    await this.service.start();
    await this.untilReady();
    await this.query(`create role shop login password '${PASSWORDS.shop}'`);
    await this.query(`create role replicator login replication password '${PASSWORDS.replicator}'`);
    await this.query(`grant execute on function ${REWIND_FUNCTIONS} to replicator`);
    await this.query('create database shop owner shop');
  }

  /** Replaces the own cluster by a copy of the primary, and follows it. */
  async copyFrom(primary: Host): Promise<void> {
    await this.host.run(['rm', '-rf', CLUSTER]);
    await this.#asPostgres(['pg_basebackup', '-h', primary.address, '-U', 'replicator', '-D', CLUSTER, '-c', 'fast', '-R', '-X', 'stream', '-C', '-S', 'replica'], { PGPASSWORD: PASSWORDS.replicator });
    await this.service.start();
    await this.untilReady();
  }

  promote(): Promise<string> {
    return this.#asPostgres([`${DEPLOY}/postgresql/promote.sh`]);
  }

  /** Turns the former primary into a replica. */
  async followAfterFailure(primary: Host): Promise<void> {
    const source = `host=${primary.address} user=replicator dbname=postgres`;
    await this.#asPostgres(['/usr/lib/postgresql/15/bin/pg_rewind', '-R', '--target-pgdata', CLUSTER, '--config-file', '/etc/postgresql/15/main/postgresql.conf', '--source-server', source], { PGPASSWORD: PASSWORDS.replicator });
    await this.service.start();
    await this.untilReady();
  }

  async isStreaming(): Promise<boolean> {
    return (await this.query("select count(*) from pg_stat_replication where state = 'streaming'")) === '1' && (await this.query('show synchronous_standby_names')) === '*';
  }

  /** Runs `replica-watch.sh` in the intervals of its timer. */
  async watchReplica(): Promise<void> {
    while (this.#isWatched) {
      await sleep(WATCH_MS);
      await this.#asPostgres([`${DEPLOY}/postgresql/replica-watch.sh`]).catch(() => undefined);
    }
  }

  endWatch(): void {
    this.#isWatched = false;
  }
}

import { describe, expect, it } from '@jest/globals';
import { PrimaryWatch } from './PrimaryWatch.ts';
import type { WatchedServers } from './PrimaryWatch.ts';

/** Servers whose logs are as long as their number says; `undefined`: the server is away. */
class Servers implements WatchedServers {
  primary: number | undefined = 0;
  replica: number | undefined = 0;

  storedPosition = async () => {
    if (this.primary === undefined) throw new Error('The primary is away');
    return String(this.primary);
  };

  hasReplayed = async (position: string) => {
    if (this.replica === undefined) throw new Error('The replica is away');
    return this.replica >= Number(position);
  };
}

/** A watch that has asked the primary at these positions. */
async function watchAfter(servers: Servers, positions: readonly number[]): Promise<PrimaryWatch> {
  const watch = new PrimaryWatch(servers);
  for (const position of positions) {
    servers.primary = position;
    await watch.recheck();
  }
  servers.primary = undefined;
  return watch;
}

describe('the watch of the primary database server', () => {
  it('uses the replica while the primary is away, and reports each switch', async () => {
    const servers = new Servers();
    const watch = await watchAfter(servers, [1]);
    const switches: string[] = [];
    watch.onSwitch(({ server }) => switches.push(server));
    servers.replica = 1;
    expect([await watch.recheck(), watch.source.server]).toEqual([false, 'replica']);
    expect(switches).toEqual(['replica']);
  });

  it('does not use a replica that lacks what the primary had stored three answers ago', async () => {
    const servers = new Servers();
    const watch = await watchAfter(servers, [10, 20, 30, 40]);
    servers.replica = 19;
    await watch.recheck();
    expect(watch.source.server).toBe('primary');
    servers.replica = 20;
    await watch.recheck();
    expect(watch.source.server).toBe('replica');
  });

  it.each<[string, readonly number[], number | undefined]>([
    ['is away too', [1], undefined],
    ['follows a primary that has never answered', [], 1],
  ])('stays with the primary if the replica %s', async (_, positions, replica) => {
    const servers = new Servers();
    const watch = await watchAfter(servers, positions);
    servers.replica = replica;
    expect([await watch.recheck(), watch.source.server]).toEqual([false, 'primary']);
  });

  it('ends the wait for work of a primary that is lost, and refuses further work at once', async () => {
    const servers = new Servers();
    const watch = await watchAfter(servers, [0]);
    const fault = watch.untilLost(() => Promise.withResolvers<void>().promise).catch((error: unknown) => error);
    await watch.recheck();
    expect(await fault).toMatchObject({ code: '08006' });
    await expect(watch.untilLost(async () => 'done')).rejects.toMatchObject({ code: '08006' });
  });
});

import { run } from './run.ts';

const ip = (command: string) => run('ip', command.split(' '));

/** The two switches: hosts at the second one are cut off from those at the first. */
export type Side = 'main' | 'cut-off';

/**
 * The switches with their hardware addresses. That of the first one is also the one of this machine and of the visitors. A bridge without
 * an address of its own takes that of a plug, and another one when the plug is moved: the hosts would send to the old one for a while.
 */
const SWITCHES: Readonly<Record<Side, { readonly name: string; readonly address: string }>> = {
  main: { name: 'switch', address: '02:00:00:00:00:01' },
  'cut-off': { name: 'switch-2', address: '02:00:00:00:00:02' },
};
const plugOf = (host: string) => `p-${host}`;

/** The operator's address in the network of the hosts; the mail server listens there too. */
export const OPERATOR = '10.0.0.1';
/** The addresses of visitors. */
const VISITORS = '198.19.0.0/16';
/** The address of the shop, which the proxies share. */
export const PUBLIC_PROXY = '198.18.0.1';
const OUTSIDE = '198.18.0.2';

/** The cables and the switches between the hosts, in the network namespace of this process. */
export const network = {
  async open(): Promise<void> {
    await ip('link set lo up');
    for (const { name, address } of Object.values(SWITCHES)) {
      await ip(`link add ${name} address ${address} type bridge`);
      await ip(`link set ${name} up`);
    }
    await ip(`addr add ${OPERATOR}/24 dev ${SWITCHES.main.name}`);
    await ip(`addr add ${OUTSIDE}/15 dev ${SWITCHES.main.name}`);
    // Every address of the visitors is one of this machine.
    await ip(`route add local ${VISITORS} dev lo`);
  },

  /** Lays a cable to a host. @param pid - of a process in the namespace of the host */
  async connect(host: string, pid: number, addresses: readonly string[]): Promise<void> {
    const inHost = (command: string) => run('nsenter', [`--net=/proc/${pid}/ns/net`, 'ip', ...command.split(' ')]);
    await ip(`link add ${plugOf(host)} type veth peer name eth0 netns ${pid}`);
    await ip(`link set ${plugOf(host)} master ${SWITCHES.main.name}`);
    await ip(`link set ${plugOf(host)} up`);
    await inHost('link set lo up');
    for (const address of addresses) await inHost(`addr add ${address} dev eth0`);
    await inHost('link set eth0 up');
  },

  unplug: (host: string) => ip(`link set ${plugOf(host)} down`),
  plug: (host: string) => ip(`link set ${plugOf(host)} up`),

  /** Moves hosts to one side of a partition. */
  async move(hosts: readonly string[], side: Side): Promise<void> {
    for (const host of hosts) await ip(`link set ${plugOf(host)} master ${SWITCHES[side].name}`);
  },

  /** Cuts hosts off from each other, and from no other host. */
  async isolate(hosts: readonly string[], isOn: boolean): Promise<void> {
    for (const host of hosts) await run('bridge', ['link', 'set', 'dev', plugOf(host), 'isolated', isOn ? 'on' : 'off']);
  },
};

import type { Host } from './Host.ts';

const FILE = '/etc/clock';

/** Settings of a program whose clock can jump: all namespaces share the clock of the machine, so libfaketime changes what the program reads. */
export const CLOCK_ENV: Readonly<Record<string, string>> = {
  LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  FAKETIME_TIMESTAMP_FILE: FILE,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
};

/** Sets the clock of the programs of a host that have `CLOCK_ENV`, within a second. */
export async function setClock(host: Host, offset: '+0' | '+1h' | '-1h'): Promise<void> {
  await host.write(FILE, offset);
}

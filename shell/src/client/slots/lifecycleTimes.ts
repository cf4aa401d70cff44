import { setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';

/**
 * How long a slice may take to appear or to leave before the console hears of it, in milliseconds. A busy phone and a
 * tab in the background take seconds for it, and nothing is wrong with the slice.
 */
const WARNING_MS = 30_000;
const TOO_LONG_MS = 60_000;

/** Sets single-spa's deadlines; for what is registered from then on. A slice that is late is waited for, not given up. */
export function allowSlowDevices(): void {
  for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime]) setMaxTime(TOO_LONG_MS, false, WARNING_MS);
}

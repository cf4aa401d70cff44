import { setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';

/**
 * How long a slice may take to mount or unmount before it is logged to the console, in milliseconds. A busy phone or a tab
 * in the background takes seconds without a fault of the slice.
 */
const WARNING_MS = 30_000;
const TOO_LONG_MS = 60_000;

/** Sets single-spa's deadlines for later registrations. A late slice is awaited, not dropped. */
export function allowSlowDevices(): void {
  for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime]) setMaxTime(TOO_LONG_MS, false, WARNING_MS);
}

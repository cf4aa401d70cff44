/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mountRootParcel } from 'single-spa';
import { allowSlowDevices } from './lifecycleTimes.ts';

const complain = jest.fn();

/** Mounts a part that takes this long, in milliseconds. */
async function mountSlowly(takesMs: number): Promise<string> {
  const nothing = () => Promise.resolve();
  const mount = () => new Promise((resolve) => setTimeout(resolve, takesMs));
  const parcel = mountRootParcel({ bootstrap: nothing, mount, unmount: nothing }, { domElement: document.createElement('div') });
  await jest.advanceTimersByTimeAsync(takesMs);
  await parcel.mountPromise;
  return parcel.getStatus();
}

beforeEach(() => {
  jest.useFakeTimers();
  complain.mockReset();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(complain);
  allowSlowDevices();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a slice that mounts late', () => {
  it('is not reported on a slow device', async () => {
    expect(await mountSlowly(20_000)).toBe('MOUNTED');
    expect(complain).not.toHaveBeenCalled();
  });

  it('is reported after a very long time and is still awaited', async () => {
    expect(await mountSlowly(40_000)).toBe('MOUNTED');
    expect(complain).toHaveBeenCalledTimes(1);
  });
});

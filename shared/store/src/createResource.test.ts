import { ApiAbortError } from '@feszek/api-client';
import { describe, expect, it, jest } from '@jest/globals';
import { createResource } from './index.ts';

/** A `load` whose calls the test resolves one after another. */
function createLoad() {
  const calls: { signal: AbortSignal; resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const load = (signal: AbortSignal) => new Promise<string>((resolve, reject) => calls.push({ signal, resolve, reject }));
  return { load, calls };
}

const failure = new Error('The API is down');

describe('createResource', () => {
  it('goes from idle over loading to success and notifies its subscribers', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load);
    const seen: string[] = [];
    resource.subscribe(() => seen.push(resource.state.status));
    expect(resource.state.status).toBe('idle');
    const done = resource.load();
    calls[0]?.resolve('cart');
    await done;
    expect(seen).toEqual(['loading', 'success']);
    expect(resource.state).toEqual({ status: 'success', data: 'cart', error: undefined });
  });

  it('has an error as its state and does not reject', async () => {
    const resource = createResource(async () => {
      throw failure;
    });
    await resource.load();
    expect(resource.state).toEqual({ status: 'error', data: undefined, error: failure });
  });

  it('keeps the last data with the error of a failed reload', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load, { initialData: 'cart' });
    const done = resource.reload();
    expect(resource.state).toEqual({ status: 'loading', data: 'cart', error: undefined });
    calls[0]?.reject(failure);
    await done;
    expect(resource.state).toEqual({ status: 'error', data: 'cart', error: failure });
  });

  it('starts with success if the data came with the page, and does not load it again', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load, { initialData: 'cart' });
    await resource.load();
    expect(resource.state.status).toBe('success');
    expect(calls).toHaveLength(0);
  });

  it('loads once for any number of callers, even from a subscriber', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load);
    resource.subscribe(() => void resource.load());
    const loads = [resource.load(), resource.load()];
    calls[0]?.resolve('cart');
    await Promise.all(loads);
    expect(calls).toHaveLength(1);
  });

  it('fetches again after an error', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load);
    const first = resource.load();
    calls[0]?.reject(failure);
    await first;
    const second = resource.load();
    calls[1]?.resolve('cart');
    await second;
    expect(resource.state).toMatchObject({ status: 'success', data: 'cart' });
  });

  it('aborts an older fetch on reload and never shows its data', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load);
    const first = resource.load();
    const second = resource.reload();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.resolve('new');
    calls[0]?.resolve('old');
    await Promise.all([first, second]);
    expect(resource.state).toMatchObject({ status: 'success', data: 'new' });
  });

  it('keeps its state if another caller reads the same address later', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load, { initialData: 'cart' });
    const done = resource.reload();
    calls[0]?.reject(new ApiAbortError('superseded'));
    await done;
    expect(resource.state).toEqual({ status: 'success', data: 'cart', error: undefined });
  });

  it('treats a time-out as an error', async () => {
    const timeout = new ApiAbortError('timeout');
    const resource = createResource(() => Promise.reject(timeout));
    await resource.load();
    expect(resource.state).toMatchObject({ status: 'error', error: timeout });
  });

  it('returns the same state until something changes and does not notify unsubscribed listeners', async () => {
    const { load, calls } = createLoad();
    const resource = createResource(load);
    expect(resource.state).toBe(resource.state);
    const listener = jest.fn();
    resource.subscribe(listener)();
    const done = resource.load();
    calls[0]?.resolve('cart');
    await done;
    expect(listener).not.toHaveBeenCalled();
  });
});

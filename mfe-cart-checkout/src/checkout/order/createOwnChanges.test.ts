import { describe, expect, it } from '@jest/globals';
import { createOwnChanges } from './createOwnChanges.ts';

const answered = (version: number) => () => Promise.resolve({ version });

describe('the version that a buyer has seen', () => {
  it('is the version of the cart on the page', async () => {
    const { see, seenVersion } = createOwnChanges();
    see(7);
    expect(await seenVersion()).toBe(7);
  });

  it('includes their own changes, even in quick succession', async () => {
    const { see, send, seenVersion } = createOwnChanges();
    see(7);
    const changes = [send(answered(8)), send(answered(9))];
    expect(await seenVersion()).toBe(9);
    await Promise.all(changes);
  });

  it('stays if another tab has changed the cart before their own change, until the page has shown it', async () => {
    const { see, send, seenVersion } = createOwnChanges();
    see(7);
    const sent = send(answered(9));
    see(9);
    await sent;
    expect(await seenVersion()).toBe(7);
    see(9);
    expect(await seenVersion()).toBe(9);
  });

  it('stays if a change is refused, and the next change is sent', async () => {
    const { see, send, seenVersion } = createOwnChanges();
    see(7);
    await expect(send(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await send(answered(8));
    expect(await seenVersion()).toBe(8);
  });
});

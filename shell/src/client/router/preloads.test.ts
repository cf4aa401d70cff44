/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PreparedFragment } from '@feszek/kit';
import { MAX_PRELOADS, Preloads } from './preloads.ts';

function prepared(pathname: string): PreparedFragment {
  return { status: 200, head: { title: pathname }, request: { fragment: 'page', locale: 'hu', currency: 'HUF', vatMode: 'net', pathname, search: '', params: {} }, view: null };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('preloads', () => {
  it('run five at a time at most', async () => {
    const finish: (() => void)[] = [];
    const prepare = jest.fn((href: string) => new Promise<PreparedFragment>((resolve) => finish.push(() => resolve(prepared(href)))));
    const preloads = new Preloads(prepare);
    for (let page = 1; page <= 8; page += 1) preloads.start(`/hu/${page}`);
    expect(MAX_PRELOADS).toBe(5);
    expect(prepare.mock.calls.map(([href]) => href)).toEqual(['/hu/1', '/hu/2', '/hu/3', '/hu/4', '/hu/5']);
    finish[0]?.();
    await preloads.take('/hu/1');
    await Promise.resolve();
    preloads.start('/hu/6');
    expect(prepare).toHaveBeenCalledTimes(6);
  });

  it('that fail leave their place to others', async () => {
    const prepare = jest.fn<(href: string) => Promise<PreparedFragment>>().mockRejectedValue(new Error('unavailable'));
    const preloads = new Preloads(prepare);
    for (let page = 1; page <= 5; page += 1) preloads.start(`/hu/${page}`);
    await jest.advanceTimersByTimeAsync(0);
    preloads.start('/hu/6');
    expect(prepare).toHaveBeenCalledTimes(6);
    await jest.advanceTimersByTimeAsync(0);
    expect(preloads.take('/hu/6')).toBeUndefined();
  });

  it('of one page run once, however often the pointer passes', () => {
    const prepare = jest.fn(async (href: string) => prepared(href));
    const preloads = new Preloads(prepare);
    preloads.start('/hu/blog');
    preloads.start('/hu/blog');
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('are used once, and for fifteen seconds', async () => {
    const preloads = new Preloads(async (href) => prepared(href));
    preloads.start('/hu/blog');
    await expect(preloads.take('/hu/blog')).resolves.toMatchObject({ head: { title: '/hu/blog' } });
    expect(preloads.take('/hu/blog')).toBeUndefined();
    preloads.start('/hu/blog');
    jest.advanceTimersByTime(15_000);
    expect(preloads.take('/hu/blog')).toBeUndefined();
  });

  it('are discarded when the visitor’s choices change', () => {
    const preloads = new Preloads(async (href) => prepared(href));
    preloads.start('/hu/blog');
    preloads.clear();
    expect(preloads.take('/hu/blog')).toBeUndefined();
  });
});

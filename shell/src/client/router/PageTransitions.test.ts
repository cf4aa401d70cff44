/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PageTransitions } from './PageTransitions.ts';

let transitions = 0;
let now = 0;

/** A change of the page that takes this long, in milliseconds. */
const change = (ms: number) => async () => { now += ms; };

beforeEach(() => {
  transitions = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const startViewTransition = (update: () => Promise<void>) => {
    transitions += 1;
    return { updateCallbackDone: update(), ready: Promise.resolve(), finished: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('a change of the page', () => {
  it('is a view transition', async () => {
    await new PageTransitions().run(change(30));
    expect(transitions).toBe(1);
  });

  it('is none on a device that was slow to hydrate the page', async () => {
    const page = new PageTransitions();
    await page.time(change(101));
    await page.run(change(101));
    expect(transitions).toBe(0);
  });

  it('is one again after a change that was fast', async () => {
    const page = new PageTransitions();
    await page.time(change(101));
    await page.run(change(100));
    await page.run(change(30));
    expect(transitions).toBe(1);
  });

  it('fails as it would without a transition', async () => {
    await expect(new PageTransitions().run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  });
});

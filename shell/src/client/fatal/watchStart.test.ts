/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { watchStart } from './watchStart.ts';

const SCREEN = '/assets/cafe0001/fatal.js';

beforeAll(() => watchStart(SCREEN));
beforeEach(() => {
  document.head.replaceChildren();
  delete window.feszekStarted;
  delete window.feszekFailure;
});

function fail(filename: string, error = new Error('The bundle is broken')): void {
  window.dispatchEvent(new ErrorEvent('error', { filename, message: `Uncaught Error: ${error.message}`, error }));
}

const requested = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

describe('an error of the shell’s own scripts before its client has started', () => {
  it('loads the fatal screen once, with the text of the first error', () => {
    fail(`${window.location.origin}/assets/cafe0001/main.js`);
    fail(`${window.location.origin}/assets/cafe0001/main.js`, new Error('A second error'));
    expect(requested()).toEqual([SCREEN]);
    expect(window.feszekFailure).toBe('The bundle is broken');
  });

  it('is not an error of a slice, of an extension, or after the start', () => {
    fail(`${window.location.origin}/slices/catalog/1/remoteEntry.js`);
    fail('chrome-extension://abc/content.js');
    window.feszekStarted = true;
    fail(`${window.location.origin}/assets/cafe0001/main.js`);
    expect(requested()).toEqual([]);
  });
});

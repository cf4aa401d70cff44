/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onFirstIntent } from '../firstIntent.ts';
import { startCopies } from './startCopies.ts';

/** Gives the browser a property for one test. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => value });
}

describe('the start of the copies for reading offline', () => {
  beforeEach(() => define(navigator, 'serviceWorker', {}));
  afterEach(() => {
    for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
    Reflect.deleteProperty(document, 'readyState');
  });

  function start(result: Promise<void> = Promise.resolve()) {
    const load = jest.fn(() => result);
    const onError = jest.fn();
    startCopies({ whenUsed: onFirstIntent, load, onError });
    return { load, onError };
  }
  const interact = () => window.dispatchEvent(new Event('pointerdown'));

  it('waits for the visitor\'s first interaction, and happens once', () => {
    const { load } = start();
    expect(load).not.toHaveBeenCalled();
    interact();
    interact();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to have loaded after an early interaction', () => {
    define(document, 'readyState', 'interactive');
    const { load } = start();
    interact();
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not happen in a browser that saves data', () => {
    define(navigator, 'connection', { saveData: true });
    const { load } = start();
    interact();
    expect(load).not.toHaveBeenCalled();
  });

  it('does not happen in a browser without service workers', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    const { load } = start();
    interact();
    expect(load).not.toHaveBeenCalled();
  });

  it('reports that its code cannot be loaded', async () => {
    const error = new Error('no network');
    const { onError } = start(Promise.reject(error));
    interact();
    await Promise.resolve();
    expect(onError).toHaveBeenCalledWith(error);
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { deferred } from './deferred.tsx';

const SERVER_HTML = '<div><section><button data-replay="">Anna</button><a href="/x">More</a><details><summary>Terms</summary></details></section></div>';

interface PersonProps {
  readonly person: { readonly name: string };
}

const ANNA = { name: 'Anna' };

let place: HTMLElement;
let root: Root | undefined;
let loads: number;
let isNetworkDown: boolean;
let clicks: string[];
let observers: Set<IntersectionObserverCallback>;

/** As if the visitor scrolled to the part. */
async function scrollToPart(): Promise<void> {
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  await act(async () => {
    for (const callback of observers) callback([entry], {} as IntersectionObserver);
  });
}

/** A deferred component whose code is loaded anew in each test. */
function part() {
  return deferred<PersonProps>(async () => {
    loads += 1;
    if (isNetworkDown) throw new TypeError('Failed to fetch');
    return ({ person: { name } }) => <section><button type="button" data-replay="" onClick={() => clicks.push(name)}>{name}</button><a href="/x">More</a><details><summary>Terms</summary></details></section>;
  });
}

const buttonText = () => place.querySelector('button')?.textContent;

beforeEach(() => {
  loads = 0;
  isNetworkDown = false;
  clicks = [];
  observers = new Set();
  place = document.body.appendChild(document.createElement('main'));
  globalThis.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) { this.#callback = callback; }
    observe() { observers.add(this.#callback); }
    disconnect() { observers.delete(this.#callback); }
  } as unknown as typeof IntersectionObserver;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  act(() => root?.unmount());
  place.remove();
});

async function hydrate(Part: ReturnType<typeof part>): Promise<Error[]> {
  const errors: Error[] = [];
  place.innerHTML = SERVER_HTML;
  await act(async () => {
    root = hydrateRoot(place, <Part person={ANNA} />, { onRecoverableError: (error) => errors.push(error as Error) });
  });
  return errors;
}

describe('a deferred part', () => {
  it('is the server’s HTML until the visitor scrolls to it, then the component', async () => {
    const Part = part();
    expect(await hydrate(Part)).toEqual([]);
    expect([loads, buttonText()]).toEqual([0, 'Anna']);
    const before = place.querySelector('button');
    await scrollToPart();
    expect([loads, buttonText(), place.querySelectorAll('button').length]).toEqual([1, 'Anna', 1]);
    expect(place.querySelector('button')).not.toBe(before);
  });

  it('keeps the focus and what the visitor opened when the component replaces the HTML', async () => {
    await hydrate(part());
    Object.assign(place.querySelector('details') ?? {}, { open: true });
    place.querySelector('a')?.focus();
    await scrollToPart();
    expect(document.activeElement).toBe(place.querySelector('a'));
    expect(document.activeElement?.textContent).toBe('More');
    expect(place.querySelector('details')?.open).toBe(true);
  });

  it('is loaded by a click on a button that needs it, which counts once', async () => {
    await hydrate(part());
    const button = place.querySelector('button');
    await act(async () => {
      button?.click();
      button?.click();
      expect([clicks, button?.ariaBusy]).toEqual([[], 'true']);
    });
    expect([clicks, place.querySelector('button')?.ariaBusy ?? null]).toEqual([['Anna'], null]);
  });

  it('is loaded when a property changes, before the visitor sees it', async () => {
    const Part = part();
    await hydrate(Part);
    await act(async () => root?.render(<Part person={{ name: 'Béla' }} />));
    expect([loads, buttonText()]).toEqual([1, 'Béla']);
  });

  it('is loaded immediately on a page that the browser renders, once for all', async () => {
    const Part = part();
    await act(async () => {
      root = createRoot(place);
      root.render(<><Part person={ANNA} /><Part person={{ name: 'Béla' }} /></>);
    });
    expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Anna', 'Béla']);
    expect(loads).toBe(1);
  });

  it('stays the server’s HTML without its code, and is loaded by the next change', async () => {
    const Part = part();
    await hydrate(Part);
    isNetworkDown = true;
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    await scrollToPart();
    expect([loads, buttonText()]).toEqual([1, 'Anna']);
    expect(logged).toHaveBeenCalledWith('A deferred part', new TypeError('Failed to fetch'));
    logged.mockRestore();
    isNetworkDown = false;
    await act(async () => root?.render(<Part person={{ name: 'Béla' }} />));
    expect([loads, buttonText()]).toEqual([2, 'Béla']);
  });
});

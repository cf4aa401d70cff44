/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { createI18n, I18nProvider, useT } from '@feszek/i18n';
import { deferred } from './deferred.tsx';
import { partRendering } from './partRendering.ts';
import { ShopContext, shopOf } from './ShopContext.ts';

const SERVER_HTML = '<div><section><button type="button" data-replay="">Anna</button><a href="/x">More</a><details><summary>Terms</summary></details></section></div>';

interface PersonProps {
  readonly person: { readonly name: string };
}

const ANNA = { name: 'Anna' };

const SHOP = shopOf({ fragment: 'home', locale: 'en', currency: 'HUF', vatMode: 'gross', pathname: '/en', search: '', params: {} }, null);
const I18N = createI18n({ locale: 'en', messages: { more: 'More' } });

let place: HTMLElement;
let errors: unknown[];
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

/** A deferred component whose code is loaded again in each test. */
function part() {
  return deferred<PersonProps>(async () => {
    loads += 1;
    if (isNetworkDown) throw new TypeError('Failed to fetch');
    return function Person({ person: { name } }) {
      const t = useT();
      return <section><button type="button" data-replay="" onClick={() => clicks.push(name)}>{name}</button><a href="/x">{t('more')}</a><details><summary>Terms</summary></details></section>;
    };
  });
}

const inShop = (content: ReactNode) => <ShopContext value={SHOP}><I18nProvider i18n={I18N}>{content}</I18nProvider></ShopContext>;

const buttonText = () => place.querySelector('button')?.textContent;

beforeEach(() => {
  loads = 0;
  isNetworkDown = false;
  clicks = [];
  errors = [];
  partRendering.hydrate = (element, tree, identifierPrefix) => hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: (error) => errors.push(error) });
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

afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
});

async function hydrate(Part: ReturnType<typeof part>): Promise<void> {
  place.innerHTML = SERVER_HTML;
  await act(async () => {
    root = hydrateRoot(place, inShop(<Part person={ANNA} />), { onRecoverableError: (error) => errors.push(error) });
  });
}

describe('a deferred part', () => {
  it('is the server’s HTML until the visitor scrolls to it, then the component with the same elements', async () => {
    const Part = part();
    await hydrate(Part);
    expect([loads, buttonText()]).toEqual([0, 'Anna']);
    const before = place.querySelector('button');
    await scrollToPart();
    await act(async () => place.querySelector('button')?.click());
    expect([loads, clicks, errors]).toEqual([1, ['Anna'], []]);
    expect(place.querySelector('button')).toBe(before);
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
    await act(async () => root?.render(inShop(<Part person={{ name: 'Béla' }} />)));
    expect([loads, buttonText(), errors]).toEqual([1, 'Béla', []]);
    await act(async () => root?.render(inShop(<Part person={{ name: 'Cili' }} />)));
    expect(buttonText()).toBe('Cili');
  });

  it('ends with the screen', async () => {
    await hydrate(part());
    await scrollToPart();
    await act(async () => root?.render(null));
    expect(place.innerHTML).toBe('');
  });

  it('is loaded on a page that the browser renders when that is painted and idle, once for all', async () => {
    const whenIdle: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (task) => whenIdle.push(task);
    globalThis.cancelIdleCallback = () => {};
    const Part = part();
    await act(async () => {
      root = createRoot(place);
      root.render(inShop(<><Part person={ANNA} /><Part person={{ name: 'Béla' }} /></>));
    });
    expect([loads, place.innerHTML]).toEqual([0, '<div></div><div></div>']);
    await act(async () => { await new Promise(requestAnimationFrame); });
    expect(loads).toBe(0);
    await act(async () => {
      for (const task of whenIdle) task({ didTimeout: false, timeRemaining: () => 1 });
    });
    expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Anna', 'Béla']);
    expect(loads).toBe(1);
  });

  it('stays the server’s HTML without its code, and is loaded by the next change', async () => {
    const Part = part();
    await hydrate(Part);
    isNetworkDown = true;
    const reported: unknown[] = [];
    globalThis.reportError = (error) => reported.push(error);
    await scrollToPart();
    expect([loads, buttonText()]).toEqual([1, 'Anna']);
    expect(reported).toEqual([new TypeError('Failed to fetch')]);
    isNetworkDown = false;
    await act(async () => root?.render(inShop(<Part person={{ name: 'Béla' }} />)));
    expect([loads, buttonText()]).toEqual([2, 'Béla']);
  });
});

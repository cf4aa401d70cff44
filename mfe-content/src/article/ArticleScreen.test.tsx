/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import { ShopContext, shopOf } from '@feszek/kit';
import { fakeArticle, fakeArticleCard } from '@feszek/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { BusMoments } from '@feszek/contract';
import { InShop, requestFor } from '../../test/shop.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { articleViewOf } from './articleView.ts';

const notices: BusMoments['notice.shown'][] = [];
const writeText = jest.fn<(text: string) => Promise<void>>();
let observe: (() => void) | undefined;

/** The positions of the headings in the window, in pixels from its upper edge. */
const tops = new Map<string, number>();

beforeEach(() => {
  notices.length = 0;
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(callback: () => void) {
        observe = callback;
      }
      observe() { /* The test calls the callback itself. */ }
      disconnect() { observe = undefined; }
    },
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return { top: tops.get(this.id) ?? 0 } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function show(overrides = {}) {
  const hub = createBus({ channel: null });
  hub.for({ slice: 'shell', version: 'test' }).on('notice.shown', (notice) => notices.push(notice));
  const bus = hub.for({ slice: 'content', version: 'test' });
  const api = createApiClient({ baseUrl: 'http://shop.test', locale: 'hu', currency: 'HUF' });
  const shop = shopOf({ ...requestFor('blog-article'), pathname: '/hu/blog/tolgy' }, { bus, api, mountFragment: () => () => undefined });
  return render(<InShop><ShopContext value={shop}><ArticleScreen data={articleViewOf(fakeArticle(overrides))} /></ShopContext></InShop>);
}

describe('an article', () => {
  it('has its title, date and reading time', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tölgybútor olajozása otthon');
    expect(screen.getByText('2025. október 7.').getAttribute('datetime')).toBe('2025-10-06T22:00:00.000Z');
    expect(screen.getByText('5 perc olvasás')).toBeTruthy();
  });

  it('links to the other articles of its topic, and to related ones', () => {
    show({ related: [fakeArticleCard({ key: 'wool', slug: 'gyapju', title: 'Gyapjú' })] });
    expect(screen.getAllByRole('link', { name: 'Gondozás' })[1]?.getAttribute('href')).toBe('/hu/blog?topic=gondozas');
    const related = within(screen.getByRole('region', { name: 'Olvass tovább' }));
    expect(related.getByRole('link', { name: 'Gyapjú' }).getAttribute('href')).toBe('/hu/blog/gyapju');
  });

  it('marks the section that is being read in its table of contents', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'Tartalom' })).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#mikor', '#hogyan', '#utana']);
    tops.set('mikor', -500).set('hogyan', 100).set('utana', 900);
    act(() => observe?.());
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'location', null]);
  });

  it('shows that an article which only a preview link shows is not published', () => {
    show({ is_preview: true });
    expect(screen.getByText('Előnézet: a cikk nincs közzétéve.')).toBeTruthy();
  });
});

describe('sharing an article', () => {
  it('copies its address', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Link másolása' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'A cikk linkjét kimásoltuk.' }]));
    expect(writeText).toHaveBeenCalledWith('http://localhost/hu/blog/tolgy');
  });

  it('shows the address if the browser refuses to copy it', async () => {
    writeText.mockRejectedValue(new Error('not allowed'));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Link másolása' }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
  });

  it('opens an email, and the sharing of the device only where it has one', () => {
    show();
    expect(screen.getByRole('link', { name: 'Küldés e-mailben' }).getAttribute('href')).toContain('body=http%3A%2F%2Flocalhost%2Fhu%2Fblog%2Ftolgy');
    expect(screen.queryByRole('button', { name: 'Megosztás' })).toBeNull();
  });
});

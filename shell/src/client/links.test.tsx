/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { found } from '@feszek/kit';
import { waitFor } from '@testing-library/dom';
import { triggerAppChange } from 'single-spa';
import { countDocumentLoads, createPage, createTestSlice } from '../../test/browserPage.tsx';
import type { LoadHeading, TestPage } from '../../test/browserPage.tsx';
import { followLinks } from './links.ts';
import type { Router } from './router/Router.ts';

let page: TestPage;
let router: Router;
const loadBlog = jest.fn<LoadHeading>();
let consoleError: jest.SpiedFunction<typeof console.error>;

beforeAll(() => {
  openAt('http://shop.test/hu');
  page = createPage([createTestSlice('content', { blog: loadBlog }), createTestSlice('catalog', { home: undefined, search: async ({ search }) => found({ heading: `q=${search.toString()}` }) })]);
  router = page.createRouter();
  followLinks(router);
});

beforeEach(async () => {
  consoleError = jest.spyOn(console, 'error').mockReturnValue();
  loadBlog.mockReset().mockResolvedValue(found({ heading: 'blog' }));
  await router.navigate('/hu', { history: 'replace' });
  await triggerAppChange();
  page.shown.length = 0;
  document.querySelector('#links')?.remove();
  document.body.insertAdjacentHTML('beforeend', `<div id="links">
    <a id="blog" href="/hu/blog"><span>Blog</span></a><a id="english" href="/en/blog">English</a><a id="foreign" href="https://example.com/hu/blog">x</a>
    <a id="blank" href="/hu/blog" target="_blank">x</a><a id="file" href="/hu/blog" download>x</a><a id="hash" href="#main">x</a>
    <form id="search" action="/hu/kereses"><input name="q" value="fotel"><input name="category" value=""><button name="sort" value="name">Keres</button></form>
    <form id="post" method="post" action="/hu/blog"><button>Küld</button></form></div>`);
});
afterEach(() => consoleError.mockRestore());

function click(id: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
}

describe('a link of the shop', () => {
  it('is shown without a document load, whichever element inside it is clicked', async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('#blog span')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(page.primaryElement.textContent).toContain('blog'));
    expect(window.location.pathname).toBe('/hu/blog');
    expect(countDocumentLoads(consoleError)).toBe(0);
  });

  it('is loaded once and shown once', async () => {
    click('blog');
    await waitFor(() => expect(page.shown).toHaveLength(1));
    await triggerAppChange();
    expect(loadBlog).toHaveBeenCalledTimes(1);
    expect(page.shown).toMatchObject([{ location: { pathname: '/hu/blog' }, options: { history: 'push' } }]);
  });

  it('to an anchor of the current page loads nothing', async () => {
    click('hash');
    await waitFor(() => expect(window.location.hash).toBe('#main'));
    click('blog');
    await waitFor(() => expect(page.shown).not.toHaveLength(0));
    expect(page.shown).toMatchObject([{ location: { pathname: '/hu/blog' } }]);
  });

  it.each([['with Ctrl', { ctrlKey: true }], ['with Cmd', { metaKey: true }], ['with Shift', { shiftKey: true }], ['with Alt', { altKey: true }], ['of another button', { button: 1 }]])('is left to the browser when it is clicked %s', (_, init) => {
    expect(click('blog', init).defaultPrevented).toBe(false);
  });

  it.each(['english', 'foreign', 'blank', 'file', 'hash'])('is left to the browser when it is #%s', (id) => {
    expect(click(id).defaultPrevented).toBe(false);
  });

  it('is ignored if a slice has handled the click', () => {
    document.getElementById('blog')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('blog');
    expect(loadBlog).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  it('that searches is shown without a document load, without its empty fields', async () => {
    document.querySelector<HTMLButtonElement>('#search button')?.click();
    await waitFor(() => expect(page.primaryElement.textContent).toContain('q=q=fotel&sort=name'));
    expect(window.location.search).toBe('?q=fotel&sort=name');
  });

  it('that posts is left to the browser', () => {
    let isPrevented: boolean | undefined;
    window.addEventListener('submit', (event) => { isPrevented = event.defaultPrevented; event.preventDefault(); }, { once: true });
    document.querySelector<HTMLButtonElement>('#post button')?.click();
    expect(isPrevented).toBe(false);
  });
});

describe('a preload', () => {
  function point(pointerType: string): void {
    document.getElementById('blog')?.dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  }

  it('is made when a pointer rests on a link', async () => {
    point('mouse');
    await waitFor(() => expect(loadBlog).toHaveBeenCalledTimes(1));
    click('blog');
    await waitFor(() => expect(page.primaryElement.textContent).toContain('blog'));
    expect(loadBlog).toHaveBeenCalledTimes(1);
  });

  it('is not made when a pointer only passes over a link', () => {
    jest.useFakeTimers();
    point('mouse');
    document.body.dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    expect(loadBlog).not.toHaveBeenCalled();
  });

  it('is made when a link is pressed', async () => {
    document.getElementById('blog')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await waitFor(() => expect(loadBlog).toHaveBeenCalledTimes(1));
    await router.refresh();
  });

  it('is made when a link is focused', async () => {
    document.getElementById('blog')?.focus();
    await waitFor(() => expect(loadBlog).toHaveBeenCalledTimes(1));
    await router.refresh();
  });
});

describe('Back', () => {
  it('shows the previous page at its scroll position', async () => {
    click('blog');
    await waitFor(() => expect(page.shown).not.toHaveLength(0));
    await triggerAppChange();
    page.shown.length = 0;
    window.history.back();
    await waitFor(() => expect(page.shown).not.toHaveLength(0));
    expect(page.shown[0]).toMatchObject({ location: { pathname: '/hu' }, options: { history: 'none', scrollY: 0 } });
    expect(page.primaryElement.textContent).toContain('home');
  });
});

describe('Forward', () => {
  const scrollTo = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true });
  const turned = async (turn: () => void) => {
    page.shown.length = 0;
    turn();
    await waitFor(() => expect(page.shown).not.toHaveLength(0));
    return page.shown[0]?.options;
  };
  afterEach(() => {
    scrollTo(0);
  });

  it('shows the next page at its scroll position, and Back the previous one at its own', async () => {
    await turned(() => click('blog'));
    scrollTo(640);
    await turned(() => window.history.back());
    scrollTo(120);
    expect(await turned(() => window.history.forward())).toEqual({ history: 'none', scrollY: 640 });
    scrollTo(700);
    await turned(() => document.querySelector<HTMLButtonElement>('#search button')?.click());
    expect(await turned(() => window.history.back())).toEqual({ history: 'none', scrollY: 700 });
  });
});

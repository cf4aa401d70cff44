/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { fireEvent } from '@testing-library/dom';
import { headerHtml } from '../../test/header.ts';
import { initMenu } from './menu.ts';

const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
let resized: () => void = () => undefined;

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

const menu = () => find<HTMLDetailsElement>('details[data-menu]');
const button = () => find('details[data-menu] > summary');
const tops = () => [...document.querySelectorAll<HTMLElement>('.shell-tops > ul > li > a')];
const unfolded = () => [...document.querySelectorAll('.shell-tops details[open]')].map((details) => details.previousElementSibling?.textContent);

/** The page in a window of this size, with an initialised menu. */
function load(size: 'wide' | 'narrow', current?: string, isOpen = false): void {
  Object.assign(window, { matchMedia: () => ({ matches: size === 'wide', addEventListener: (_: string, listener: () => void) => { resized = listener; } }) });
  document.body.innerHTML = `<a href="#main" id="skip">Ugrás</a>${headerHtml()}<main id="main"><button id="outside">Gomb</button></main><footer><a href="/hu">Kezdőlap</a></footer>`;
  if (current) for (const link of document.querySelectorAll(`.shell-tops [href="${current}"]`)) link.setAttribute('aria-current', 'page');
  menu().open = isOpen;
  initMenu(bus);
}

/** Opens the menu like a press of its button; the browser dispatches the event in a separate task. */
async function open(): Promise<void> {
  button().focus();
  menu().open = true;
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  jest.useRealTimers();
});

it('a menu that is closed is not changed by a navigation: every element in it would be styled again', () => {
  load('wide');
  bus.emit('navigation.started', { href: '/hu/blog' });
  expect(find('.shell-sheet').inert).toBeFalsy();
});

it('a drawer that is open before the script is loaded traps the focus', () => {
  load('narrow', undefined, true);
  expect(find('#main').inert).toBe(true);
  expect(menu().inert).toBeFalsy();
});

describe.each(['wide', 'narrow'] as const)('the open menu of a %s window', (size) => {
  beforeEach(async () => {
    load(size);
    await open();
  });

  it('closes on Escape and returns the focus to its button', () => {
    tops()[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('closes on a press outside, but not on one inside', () => {
    fireEvent.pointerDown(find('.shell-drawer-foot'));
    expect(menu().open).toBe(true);
    fireEvent.pointerDown(find('#main'));
    expect(menu().open).toBe(false);
  });

  it('closes when a navigation starts, when the page is left, and when the window crosses the breakpoint', async () => {
    const ends = [() => bus.emit('navigation.started', { href: '/hu' }), () => fireEvent(window, new Event('pagehide')), () => resized()];
    for (const end of ends) {
      await open();
      end();
      expect(menu().open).toBe(false);
      expect(find('main').inert).not.toBe(true);
    }
  });

  it('closes on a link to the current page, but not when the page is only loaded again', () => {
    bus.set('shop.location', { pathname: '/hu/kategoriak/nappali', search: '?page=2', routeName: 'categories-category_slug' });
    bus.emit('navigation.started', { href: '/hu/kategoriak/nappali?page=2' });
    expect(menu().open).toBe(true);
    tops()[0]?.setAttribute('aria-current', 'page');
    tops()[0]?.addEventListener('click', (event) => event.preventDefault());
    tops()[0]?.click();
    expect(menu().open).toBe(false);
  });

  it('moves between top categories with the arrow keys', () => {
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(tops()[0]);
    fireEvent.keyDown(tops()[0] ?? document, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(tops()[1]);
    find('.shell-tops > ul > li:nth-child(2) summary').focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(tops()[0]);
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(tops()[0]);
  });
});

it.each(['wide', 'narrow'] as const)('in the open menu of a %s window, right moves into a category and left back to its name', async (size) => {
  load(size);
  await open();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
  tops()[0]?.focus();
  press('ArrowRight');
  expect(unfolded()).toEqual(['Nappali']);
  expect(document.activeElement?.className).toBe('shell-pane-title');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Kanapék');
  press('End');
  expect(document.activeElement?.textContent).toBe('Fotelek');
  press('ArrowDown');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('Sarokkanapék');
  press('Home');
  press('ArrowUp');
  expect(document.activeElement?.className).toBe('shell-pane-title');
  press('ArrowLeft');
  expect(document.activeElement).toBe(tops()[0]);
  press('End');
  expect(document.activeElement).toBe(tops().at(-1));
  press('ArrowRight');
  expect(document.activeElement).toBe(tops().at(-1));
  press('Home');
  expect(document.activeElement).toBe(tops()[0]);
});

describe('the panel of a wide window', () => {
  it('begins folded, so that what leads across all categories is shown, or with the category of the page unfolded', async () => {
    load('wide');
    await open();
    expect(unfolded()).toEqual([]);
    load('wide', encodeURI('/hu/kategoriak/étkező/székek'));
    await open();
    expect(unfolded()).toEqual(['Étkező']);
  });

  it('closes when the focus leaves it', async () => {
    load('wide');
    await open();
    tops()[0]?.focus();
    tops()[1]?.focus();
    expect(menu().open).toBe(true);
    find('#outside').focus();
    expect(menu().open).toBe(false);
  });

  it('leaves the rest of the page interactive', async () => {
    load('wide');
    await open();
    expect(find('main').inert).not.toBe(true);
  });

  it('unfolds the category on which the pointer rests, and none that it only crosses', async () => {
    load('wide');
    await open();
    jest.useFakeTimers();
    const over = (element: Element | undefined) => element?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    over(tops()[1]);
    jest.advanceTimersByTime(60);
    over(find('.shell-pane'));
    jest.advanceTimersByTime(1000);
    expect(unfolded()).toEqual([]);
    over(tops()[1]);
    jest.advanceTimersByTime(200);
    expect(unfolded()).toEqual(['Étkező']);
  });

  it('unfolds the category that an arrow key focuses', async () => {
    load('wide');
    await open();
    tops()[0]?.focus();
    fireEvent.keyDown(tops()[0] ?? document, { key: 'ArrowDown' });
    expect(unfolded()).toEqual(['Étkező']);
  });
});

describe('the drawer of a narrow window', () => {
  it('begins folded, or with the category of the page unfolded', async () => {
    load('narrow');
    await open();
    expect(unfolded()).toEqual([]);
    load('narrow', '/hu/kategoriak/nappali/fotelek');
    await open();
    expect(unfolded()).toEqual(['Nappali']);
  });

  it('traps the focus: the rest of the page is inert until it closes', async () => {
    load('narrow');
    await open();
    const rest = ['#skip', '.shell-utility', '.shell-nav', '.shell-wordmark', '.shell-tools', 'main', 'footer'];
    expect(rest.filter((selector) => !find(selector).inert)).toEqual([]);
    expect([menu(), ...menu().querySelectorAll<HTMLElement>('*')].some(({ inert }) => inert)).toBe(false);
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(rest.filter((selector) => find(selector).inert)).toEqual([]);
    expect(find('.shell-sheet').inert).toBe(true);
  });

  it('keeps elements inert that were inert before', async () => {
    load('narrow');
    find('footer').inert = true;
    await open();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(find('footer').inert).toBe(true);
    expect(find('main').inert).toBe(false);
  });
});

describe('a page without a menu', () => {
  it('raises no error', () => {
    document.body.innerHTML = '<main></main>';
    expect(() => initMenu(bus)).not.toThrow();
  });
});

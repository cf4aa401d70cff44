/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/dom';
import { headerHtml } from '../../../test/header.ts';
import { shellTexts } from '../../locales/index.ts';
import { shopLocation } from '../router/location.ts';
import { CONTRACT_ROUTES } from '../../../test/browserPage.tsx';
import { createMessages } from './messages.ts';

const messages = createMessages(shellTexts('hu'), 'hu');

beforeEach(() => {
  document.body.innerHTML = headerHtml();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function notFoundAt(href: string): HTMLElement {
  const location = shopLocation(href, 'hu', CONTRACT_ROUTES);
  if (!location) throw new Error(`${href} is not of the shop`);
  return messages.notFound(location);
}

function linkTexts(message: HTMLElement): (string | null)[] {
  return within(message).getAllByRole('link').map(({ textContent }) => textContent);
}

describe('the message for a page that does not exist', () => {
  it('contains the requested address in the specified text', () => {
    const detail = (href: string) => notFoundAt(href).querySelector('.shell-message-detail');
    expect(detail('/hu/nincs/őszi?a=1')?.textContent).toBe('Page Not Found: /hu/nincs/őszi?a=1');
    expect(detail('/hu/termekek/%ff')?.textContent).toBe('Page not found');
    expect(detail('/hu/nincs')?.getAttribute('lang')).toBe('en');
  });

  it('links to the front page, to all products and to the categories of the page’s menu', () => {
    expect(linkTexts(notFoundAt('/hu/nincs'))).toEqual(['Vissza a kezdőlapra', 'Az összes termék', 'Nappali', 'Étkező', 'Növények']);
  });

  it('links to no categories if the page has no menu', () => {
    document.body.innerHTML = '';
    expect(linkTexts(notFoundAt('/hu/nincs'))).toEqual(['Vissza a kezdőlapra', 'Az összes termék']);
  });
});

describe('the message while a slice is unavailable', () => {
  it('offers a retry and, except on the front page itself, a link to the front page', () => {
    const message = messages.sliceDown('/hu/termekek');
    expect(message.dataset['sliceDown']).toBeDefined();
    expect(within(message).getByRole('link', { name: 'Újrapróbálom' }).dataset['retry']).toBeDefined();
    expect(linkTexts(message)).toEqual(['Újrapróbálom', 'Vissza a kezdőlapra']);
    expect(linkTexts(messages.sliceDown('/hu'))).toEqual(['Újrapróbálom']);
  });

  it('reports a missing connection if the browser is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const message = messages.sliceDown('/hu/termekek');
    expect(within(message).getByRole('heading').textContent).toBe('Nincs internetkapcsolat');
    expect(message.dataset['sliceDown']).toBeDefined();
  });
});

describe('the message below a screen that could not be hydrated', () => {
  it('is announced, links to the same address as a document, and is retried by itself', () => {
    const message = messages.unhydrated('/hu/kosar');
    expect(message.getAttribute('role')).toBe('alert');
    expect(message.dataset['sliceDown']).toBeDefined();
    const again = within(message).getByRole('link', { name: 'Újrapróbálom' });
    expect([again.getAttribute('href'), again.dataset['document'], again.dataset['retry']]).toEqual(['/hu/kosar', '', undefined]);
  });
});

describe('the message for a screen that failed', () => {
  it('links to the same address as a document, and to the front page', () => {
    const message = messages.screenFailed('/hu/blog?a=1&b=2');
    const again = within(message).getByRole('link', { name: 'Újrapróbálom' });
    expect(again.getAttribute('href')).toBe('/hu/blog?a=1&b=2');
    expect(again.dataset['retry']).toBeUndefined();
    expect(again.dataset['document']).toBeDefined();
    expect(message.querySelector('svg')).not.toBeNull();
  });
});

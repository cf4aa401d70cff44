/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Init, MenuItem } from '@feszek/contract';
import { screen, within } from '@testing-library/dom';
import { choices, menuOfThreeLevels } from '../../../test/header.ts';
import { html } from '../../markup/html.ts';
import { footer } from './footer.ts';
import type { FooterInput } from './footer.ts';
import { header } from './header.ts';

function page(title: string, slug: string, children: MenuItem[] = []): MenuItem {
  return { title, link: { slug, type: 'static', ref_id: null }, children };
}

function show(links: MenuItem[], menu: Init['menu'] = menuOfThreeLevels(), changes: Partial<FooterInput> = {}): void {
  document.body.innerHTML = footer({ ...choices(), menu: { ...menu, footer: links }, showrooms: html`<p>Bemutatóterem</p>`, seller: undefined, year: 2026, ...changes }).text;
}

function linksOf(name: string): (string | null)[] {
  return within(screen.getByRole('navigation', { name })).getAllByRole('link').map(({ textContent }) => textContent);
}

beforeEach(() => show([page('Kérdések', 'faq'), page('Rólunk', 'companies', [page('Karrier', 'careers')])]));

describe('the footer', () => {
  it('links to the top categories and to the shop’s pages', () => {
    expect(linksOf('Termékek')).toEqual(['Nappali', 'Étkező', 'Növények']);
    expect(linksOf('Segítség')).toEqual(['Kérdések']);
  });

  it('has a column for each group of the menu', () => {
    expect(linksOf('Rólunk')).toEqual(['Rólunk', 'Karrier']);
  });

  it('folds every group below a button, without scripts', () => {
    for (const column of screen.getAllByRole('navigation')) {
      const details = column.querySelector('details');
      expect(details?.open).toBe(false);
      expect(details?.querySelector('summary')?.textContent).toBe(column.getAttribute('aria-label'));
      expect(details?.querySelectorAll('a').length).toBe(column.querySelectorAll('a').length);
    }
  });

  it('marks the group of the legal pages, which a checkout shows as well', () => {
    show([page('Kérdések', 'faq'), page('Rólunk', 'companies', [page('Karrier', 'careers')]), page('Jogi tudnivalók', 'terms', [page('ÁSZF', 'terms')])]);
    expect([...document.querySelectorAll('[data-legal]')].map((column) => column.getAttribute('aria-label'))).toEqual(['Jogi tudnivalók']);
  });

  it('does not link a heading to the page of its first link a second time', () => {
    const careers = page('Karrier', 'careers');
    show([{ ...page('Rólunk', 'careers', [careers]) }]);
    expect(linksOf('Rólunk')).toEqual(['Karrier']);
  });

  it('opens the settings of cookies with a link to the cookie policy, or with a button in a shop without one', () => {
    show([page('Sütiszabályzat', 'cookie-rules')]);
    expect(screen.getByRole('link', { name: 'Süti-beállítások' }).getAttribute('href')).toBe('/hu/cookie-szabalyzat');
    show([]);
    expect(screen.getByRole('button', { name: 'Süti-beállítások' }).hasAttribute('data-consent')).toBe(true);
  });

  it('has no empty columns', () => {
    show([], { header: [], categories: [], footer: [] });
    expect(screen.queryAllByRole('navigation')).toEqual([]);
  });

  it('links to the withdrawal from a contract, also without a menu', () => {
    for (const links of [[page('Kérdések', 'faq')], []]) {
      show(links, { header: [], categories: [], footer: [] });
      expect(screen.getByRole('link', { name: 'Elállás a szerződéstől' }).getAttribute('href')).toBe('/hu/elallas');
    }
  });

  it.each([
    ['hu', 'HUF', 'Ingyenes szállítás bruttó 159 900 Ft-tól'],
    ['hu', 'EUR', 'Ingyenes szállítás bruttó 399,00 €-tól'],
    ['en', 'HUF', 'Free delivery from 159 900 Ft incl. VAT'],
    ['en', 'USD', 'Free delivery from 449,00 $ incl. VAT'],
  ] as const)('names the amount of free delivery in the visitor’s currency (%s, %s)', (locale, currency, text) => {
    const menu = menuOfThreeLevels();
    for (const layout of [header({ ...choices(locale), currency, menu }), footer({ ...choices(locale), currency, menu, showrooms: html``, seller: undefined, year: 2026 })]) {
      document.body.innerHTML = layout.text;
      expect(document.querySelector('[data-free-delivery]')?.textContent.replaceAll('\u00A0', ' ')).toBe(text);
    }
  });

  it('offers free delivery with an icon, and states what the law gives without one', () => {
    const lines = [...document.querySelectorAll('.shell-benefits li')];
    expect(lines.map((line) => [line.querySelector('svg') !== null, line.textContent])).toEqual([
      [true, expect.stringContaining('Ingyenes szállítás')],
      [false, '14 napos elállás, jogszabály szerint'],
      [false, 'Garancia: legalább 2 év, jogszabály vagy az ÁSZF szerint'],
    ]);
  });

  it('names the company that runs the shop, its seat and how to reach it', () => {
    show([], undefined, { seller: { name: 'Fészek Kft.', address: '1052 Budapest, Minta utca 1.', email: 'hello@feszek.example', phone: '+36 1 234 5678' } });
    expect([...document.querySelectorAll('.shell-fine p')].slice(0, 2).map(({ textContent }) => textContent)).toEqual(['© 2026 Fészek Kft., 1052 Budapest, Minta utca 1.', 'hello@feszek.example · +36 1 234 5678']);
    expect(screen.getByRole('link', { name: 'hello@feszek.example' }).getAttribute('href')).toBe('mailto:hello@feszek.example');
  });

  it('shows the showrooms, the switches, and the name of the shop while the API has not named its company', () => {
    expect(screen.getByText('Bemutatóterem')).toBeTruthy();
    expect(screen.getByRole('button', { name: '€' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/faq');
    expect(screen.getByText('© 2026 Fészek')).toBeTruthy();
  });
});

/** @jest-environment jsdom */
import { LOCALES } from '@feszek/contract';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop } from '../../test/shop.tsx';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';

afterEach(cleanup);

const WORDS = {
  hu: ['Jogszabályi szavatosság', 'Legalább kétéves', 'ingyenes javítást vagy ingyenes cserét', 'árengedményt vagy teljes visszatérítést', 'nem kevesebb egy évnél', 'Mielőbb jelezni kell', 'GARAN-címke'],
  en: ['Legal guarantee', 'Minimum two-year', 'free repair or free replacement', 'a price reduction or full reimbursement', 'not less than one year', 'Contact the seller as soon as possible', 'GARAN label'],
};
const PAGE = {
  hu: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_hu.htm',
  en: 'https://europa.eu/youreurope/guarantees',
};

describe('the notice on the legal guarantee', () => {
  it.each(LOCALES)('has in %s the text of the regulation in its order', (locale) => {
    render(<InShop locale={locale}><GuaranteeNotice /></InShop>);
    const text = document.querySelector('details')?.textContent ?? '';
    const places = WORDS[locale].map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it.each(LOCALES)('links in %s to the page of its QR code', (locale) => {
    render(<InShop locale={locale}><GuaranteeNotice /></InShop>);
    const link = screen.getByRole('link', { hidden: true });
    expect(link.getAttribute('href')).toBe(PAGE[locale]);
    expect(screen.getAllByRole('img', { hidden: true })[0]?.getAttribute('aria-label')).toContain(link.textContent);
  });

  it('has the same colours in dark mode', () => {
    render(<InShop><GuaranteeNotice /></InShop>);
    expect(document.querySelector('article')?.dataset['theme']).toBe('light');
  });
});

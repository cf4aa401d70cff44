import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { fakeFaq } from '@feszek/testing';
import { translatorOf } from '../../test/shop.tsx';
import { screen } from './faqScreen.ts';

function headOf(locale: Locale, data = fakeFaq()) {
  const pathname = locale === 'hu' ? '/hu/gyakran-ismetelt-kerdesek' : '/en/faq';
  return screen.head(data, { locale, currency: 'HUF', pathname, search: new URLSearchParams(), t: translatorOf(locale) });
}

describe('the head of the FAQ', () => {
  it('has the address of the page in both languages', () => {
    const alternates = { hu: '/hu/gyakran-ismetelt-kerdesek', en: '/en/faq' };
    expect(headOf('hu')).toMatchObject({ title: 'Gyakran ismételt kérdések', canonical: alternates.hu, alternates });
    expect(headOf('en')).toMatchObject({ title: 'Frequently asked questions', canonical: alternates.en, alternates });
  });

  it('has structured data with the questions and their answers', () => {
    expect(headOf('hu').structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Mennyi idő alatt ér ide a bútor?',
            acceptedAnswer: { '@type': 'Answer', text: 'Ami raktáron van, 3–5 munkanap alatt.' },
          },
        ],
      },
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('has only its breadcrumb without questions', () => {
    expect(headOf('hu', { topics: [] }).structuredData).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Kezdőlap', item: '/hu' }, { name: 'Gyakran ismételt kérdések', item: '/hu/gyakran-ismetelt-kerdesek' }] },
    ]);
  });
});

/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { fourQuestions } from '../../test/questions.ts';
import { InShop } from '../../test/shop.tsx';
import { FaqScreen } from './FaqScreen.tsx';

function renderFaq(data = fourQuestions()) {
  return render(<InShop><FaqScreen data={data} /></InShop>);
}

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('FaqScreen', () => {
  it('links from every topic of its navigation to the questions of that topic', () => {
    renderFaq();
    const links = within(screen.getByRole('navigation', { name: 'Témák' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Rendelés', 'Ajándékutalvány', 'Szállítás']);
    const target = document.querySelector(links[2]?.getAttribute('href') ?? '');
    expect(target?.textContent).toContain('Mennyibe kerül?');
  });

  it('keeps the answers closed until a question is opened', () => {
    renderFaq();
    expect(document.querySelectorAll('details')).toHaveLength(4);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('has the anchor of an answer inside its question, so that a browser opens the question', () => {
    renderFaq();
    expect(document.getElementById('question-20')?.closest('details')?.textContent).toContain('Mennyibe kerül?');
  });

  it('opens the question of the address if the page is shown without a document load', () => {
    window.location.hash = '#question-21';
    renderFaq();
    const open = [...document.querySelectorAll('details[open] summary')].map((summary) => summary.textContent);
    expect(open).toEqual(['Átvehetem személyesen?']);
  });

  it('opens nothing for any other address', () => {
    window.location.hash = '#topic-2';
    renderFaq();
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('shows the contact if there are no questions', () => {
    renderFaq({ topics: [] });
    expect(screen.getByText('Itt még nincsenek kérdések')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bemutatótermeink elérhetősége' }).getAttribute('href')).toBe('#showrooms');
  });
});

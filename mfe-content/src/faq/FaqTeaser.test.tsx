/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop } from '../../test/shop.tsx';
import { FaqTeaser } from './FaqTeaser.tsx';

afterEach(cleanup);

it('links to each answer in the language of the page, and to all of them', () => {
  render(<InShop locale="en"><FaqTeaser data={[{ id: 7, question: 'Can I collect it myself?' }]} /></InShop>);
  expect(screen.getByRole('link', { name: 'Can I collect it myself?' }).getAttribute('href')).toBe('/en/faq#question-7');
  expect(screen.getByRole('link', { name: 'All questions and answers' }).getAttribute('href')).toBe('/en/faq');
});

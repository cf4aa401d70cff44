/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeOrder } from '@feszek/testing';
import { cleanup, screen } from '@testing-library/react';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { NextSteps } from './NextSteps.tsx';
import { toOrderView } from './orderView.ts';

afterEach(cleanup);

describe('the steps after an order', () => {
  it.each([
    ['hu', 'Ha valamin változtatnál, minél előbb írj nekünk, vagy hívj fel minket.', 'írj nekünk, vagy hívj fel minket', '/hu/kapcsolat'],
    ['en', 'To change anything, write to us or call us as soon as you can.', 'write to us or call us', '/en/contact'],
  ] as const)('link to the contact page for changes (%s)', (locale, sentence, name, address) => {
    renderInShop(<NextSteps order={toOrderView(fakeOrder())} />, createPage({}), requestFor(locale, { fragment: 'result', pathname: `/${locale}/checkout/result/k7Qm2vXc9RtB4nLp8sZw` }));
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
    expect(link.closest('li')?.textContent).toBe(sentence);
  });
});

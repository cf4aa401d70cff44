/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { fakeOrder } from '@feszek/testing';
import { cleanup, screen } from '@testing-library/react';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { toOrderView } from './orderView.ts';
import { ResultScreen } from './ResultScreen.tsx';

afterEach(cleanup);

function show(changes: Partial<Order>): string {
  renderInShop(<ResultScreen data={toOrderView(fakeOrder(changes))} />, createPage(), requestFor('hu', { fragment: 'result', pathname: '/hu/checkout/result/k7Qm2vXc9RtB4nLp8sZw' }));
  return document.body.textContent;
}

describe('the result of an order with an account', () => {
  it('names the mail that explains how to sign in', () => {
    expect(show({ account_request: 'sent' })).toContain('A fiókodról külön levelet küldtünk ide: anna.kovacs@example.com. Abban találod, hogyan jelentkezhetsz be.');
  });

  it('leads to the registration if the account could not be requested', () => {
    expect(show({ account_request: 'failed' })).toContain('A fiókot most nem sikerült létrehozni, a rendelésed viszont rendben van.');
    expect(screen.getByRole('link', { name: 'Regisztrálj itt' }).getAttribute('href')).toBe('/hu/regisztracio');
  });

  it('reports to its owner that it opened the account', () => {
    const text = show({ account_request: 'sent', is_new_account: true });
    expect(text).toContain('Ezzel a rendeléssel hoztad létre a fiókodat.');
    expect(text).not.toContain('külön levelet');
  });

  it('does not mention an account that was not requested', () => {
    expect(show({})).not.toMatch(/fiók/i);
  });
});

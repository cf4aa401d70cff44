import { loadContext } from '@feszek/kit';
import { describe, expect, it } from '@jest/globals';
import { fakeClient, fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { requestFor } from '../../test/inShop.tsx';
import { loadReturn } from './loadReturn.ts';

const HASH = 'k7Qm2vXc9RtB4nLp8sZw';

function load(search: string, answers: FakeAnswers = {}) {
  const request = requestFor('hu', { fragment: 'result-without-hash', pathname: '/hu/checkout/result', search });
  return loadReturn(loadContext(request, fakeClient(answers), undefined));
}

describe('the return from a provider', () => {
  it.each([
    ['SimplePay', '?r=eyJyIjowfQ%3D%3D&s=a%2Bb%3D', 'r=eyJyIjowfQ%3D%3D&s=a%2Bb%3D'],
    ['Stripe', '?session_id=cs_test_1&utm_source=x', 'session_id=cs_test_1'],
  ])('from %s leads to the order', async (_, search, asked) => {
    const answers = { [`GET /api/payments/return?${asked}`]: () => ({ order_hash: HASH }) };
    expect(await load(search, answers)).toEqual({ status: 302, location: `/hu/checkout/result/${HASH}` });
  });

  it('with invalid or missing parameters shows a message', async () => {
    expect(await load('?session_id=nonsense')).toMatchObject({ status: 200, data: { isNamed: true } });
    expect(await load('?r=x&s=y', { 'GET /api/payments/return?r=x&s=y': () => Promise.reject(fault('invalid_signature')) })).toMatchObject({ status: 200, data: { isNamed: true } });
    expect(await load('?foo=bar')).toMatchObject({ status: 200, data: { isNamed: false } });
  });

  it('fails if the API fails', async () => {
    await expect(load('?session_id=cs_1', { 'GET /api/payments/return?session_id=cs_1': () => Promise.reject(fault('internal_error')) })).rejects.toMatchObject({ status: 500 });
  });
});

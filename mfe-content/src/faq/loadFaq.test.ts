import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { fourQuestions } from '../../test/questions.ts';
import { contextFor } from '../../test/shop.tsx';
import { loadFaq, loadFaqTeaser } from './loadFaq.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/faq': fourQuestions });
});

afterEach(() => api.close());

describe('loadFaq', () => {
  it('returns the questions by topic in the shop’s order, without empty topics', async () => {
    const result = await loadFaq(contextFor(api.url));
    expect(result).toMatchObject({ status: 200, data: { topics: [{ title: 'Rendelés' }, { title: 'Szállítás' }] } });
  });

  it('requests the language of the page', async () => {
    await loadFaq(contextFor(api.url, 'en'));
    expect(api.requests[0]?.locale).toBe('en');
  });

  it('is shared between visitors until the questions change', async () => {
    expect(await loadFaq(contextFor(api.url))).toMatchObject({ freshness: { tags: ['faq'] } });
  });

  it('fails if the API fails, so that the shell shows its fallback', async () => {
    api.use({ 'GET /api/faq': () => fakeError('service_unavailable') });
    await expect(loadFaq(contextFor(api.url))).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('loadFaqTeaser', () => {
  it('returns the first three questions without their answers', async () => {
    const result = await loadFaqTeaser(contextFor(api.url));
    expect(result).toMatchObject({ status: 200, freshness: { tags: ['faq'] } });
    expect('data' in result && result.data).toEqual([
      { id: 10, question: 'Kell regisztrálnom?' },
      { id: 11, question: 'Van legkisebb összeg?' },
      { id: 20, question: 'Mennyibe kerül?' },
    ]);
  });

  it('is empty if the shop has no questions', async () => {
    api.use({ 'GET /api/faq': () => ({ topics: [] }) });
    expect(await loadFaqTeaser(contextFor(api.url))).toEqual({ status: 404 });
  });
});

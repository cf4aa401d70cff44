/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from './index.ts';

/** Features of a browser: its cookies and the page's origin. Other tests use real HTTP. */
describe('in a browser', () => {
  it('reads the token from the page’s cookies and calls the page’s origin with credentials', async () => {
    document.cookie = 'XSRF-TOKEN=a%2Bb';
    const answer = { ok: true, status: 200, text: async () => '{"data":1}' } as Response;
    const fetchAnswer = jest.fn<typeof fetch>().mockResolvedValue(answer);
    await createApiClient({ baseUrl: '', locale: 'hu', currency: 'HUF', fetch: fetchAnswer }).post('/api/favourites/17');
    const [url, init] = fetchAnswer.mock.calls[0] ?? [];
    expect(url).toBe('/api/favourites/17');
    expect(init?.credentials).toBe('include');
    expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('a+b');
  });
});

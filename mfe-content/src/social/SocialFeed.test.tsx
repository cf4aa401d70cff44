/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeSocialPosts, startFakeApi } from '@feszek/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop, contextOf, requestFor } from '../../test/shop.tsx';
import { loadSocialFeed } from './loadSocialFeed.ts';
import { SocialFeed } from './SocialFeed.tsx';

afterEach(cleanup);

describe('the social feed', () => {
  it('shows at most six posts, until posts change', async () => {
    const [post] = fakeSocialPosts().posts;
    const api = await startFakeApi({ 'GET /api/social-posts': () => ({ posts: Array.from({ length: 9 }, (_, id) => ({ ...post, id })) }) });
    expect(await loadSocialFeed(contextOf(api.url, requestFor('social-feed')))).toMatchObject({ data: { length: 6 }, freshness: { tags: ['social-posts'] } });
    await api.close();
  });

  it('links each post to its network, with a picture of the shop’s own', () => {
    const { container } = render(<InShop><SocialFeed data={fakeSocialPosts().posts} /></InShop>);
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://www.instagram.com/p/feszek1', 'noopener']);
    expect(link.textContent).toContain('Instagram · 2026. november\u00A010.');
    expect([...container.querySelectorAll('img, script, iframe')].map((element) => element.getAttribute('src'))).toEqual(['/images/social/1-ab12cd34/768.webp']);
  });

  it('is nothing without posts', () => {
    expect(render(<InShop><SocialFeed data={[]} /></InShop>).container.innerHTML).toBe('');
  });
});

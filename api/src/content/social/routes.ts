import { socialPostsSchema } from '@feszek/contract';
import { sql } from 'kysely';
import { contentPicture } from '../../media/contentPictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale } from '../../platform/http/requestView.ts';

/** The shop's own posts at social networks, from the database: no third party's script is needed to show them. */
export function socialPostRoutes(app: App, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  app.get('/api/social-posts', {
    config: { isPublic: true },
    schema: { tags: ['content'], summary: 'The shop’s own posts at social networks, the newest first', response: { 200: dataOf(socialPostsSchema) } },
    handler: async (request) => {
      const locale = requestLocale(request);
      const rows = await db.selectFrom('social_post').selectAll().select(contentPicture(sql.ref('social_post.hash')).as('stored')).where('published_at', '<=', clock.now()).orderBy('published_at', 'desc').orderBy('position').execute();
      const posts = rows.flatMap(({ id, network, url, stored, alt, text, published_at: publishedAt }) =>
        stored ? [{ id, network, url, text: text[locale], image: { ...stored, alt: alt[locale] }, published_at: publishedAt.toISOString() }] : []);
      return { data: { posts } };
    },
  });
}

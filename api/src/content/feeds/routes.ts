import { LOCALES } from '@feszek/contract';
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { App } from '../../platform/http/app.ts';
import { loadBlogFeed, toJsonFeed, toRss } from './blogFeed.ts';

export interface BlogFeedParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Public origin of the shop. */
  readonly shopUrl: string;
}

/** `/feeds/blog-hu.xml`, `/feeds/blog-hu.json`, and the same in English. */
export function blogFeedRoutes(app: App, { db, clock, shopUrl }: BlogFeedParts): void {
  for (const locale of LOCALES) {
    for (const [kind, type] of [['xml', 'application/rss+xml; charset=utf-8'], ['json', 'application/feed+json; charset=utf-8']] as const) {
      const address = `/feeds/blog-${locale}.${kind}`;
      app.get(address, {
        schema: { hide: true },
        handler: async (request, reply) => {
          const feed = await loadBlogFeed(db, clock.now(), shopUrl, locale);
          const url = `${shopUrl}${address}`;
          const body = kind === 'xml' ? toRss(feed, url) : JSON.stringify(toJsonFeed(feed, url));
          const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
          reply.headers({ etag, 'cache-control': 'public, max-age=900' });
          if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
          return reply.type(type).send(body);
        },
      });
    }
  }
}

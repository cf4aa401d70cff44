import { homeRoomSchema, homeStorySchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale, requestView } from '../../platform/http/requestView.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';
import { shownArticles, toCard } from '../articles/articleCards.ts';
import { loadRoom } from './loadRoom.ts';
import type { RoomSource } from './loadRoom.ts';

const tags = ['content'];
const config = { isPublic: true };

export interface HomeContentParts extends RoomSource {
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/** What the operator puts on the home page: a room with its products, and an article. */
export function homeContentRoutes(app: App, { db, clock, catalogue, homeVat }: HomeContentParts): void {
  app.get('/api/home/room', {
    config,
    schema: { tags, summary: 'A picture of a room with the products in it, for the home page', response: { 200: dataOf(homeRoomSchema) } },
    handler: async (request) => ({ data: { room: await loadRoom({ db, catalogue }, { ...requestView(request), clock, vatPercent: homeVat.percent }) } }),
  });

  app.get('/api/home/story', {
    config,
    schema: { tags, summary: 'An article as a story, for the home page', response: { 200: dataOf(homeStorySchema) } },
    handler: async (request) => {
      const row = await shownArticles(db, clock.now()).innerJoin('home_page', 'home_page.story', 'article.key').limit(1).executeTakeFirst();
      return { data: { article: row ? toCard(row, requestLocale(request)) : null } };
    },
  });
}

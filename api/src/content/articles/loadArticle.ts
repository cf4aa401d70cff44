import type { Article } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { PreviewSigner } from '../preview/PreviewSigner.ts';
import { sharePath } from '../../media/share/shareCard.ts';
import { isShown } from '../publication/isShown.ts';
import { resolveBlocks } from '../resolve/resolveBlocks.ts';
import type { ResolveParts } from '../resolve/resolveBlocks.ts';
import { articleAddresses } from './articleAddress.ts';
import { articleShareCard } from './articleShareCard.ts';
import { shownArticles, toCards } from './articleCards.ts';

/** Articles below an article. */
const MOST_RELATED = 3;

export interface ArticleParts extends ResolveParts {
  readonly previews: PreviewSigner;
}

type ArticleRow = Selectable<Database['article']>;

/** Finds an article by its slug in either language, or by its key. */
async function findArticle({ db }: ArticleParts, name: string, { locale }: View): Promise<ArticleRow | undefined> {
  const rows = await db.selectFrom('article').selectAll().where(({ eb, or }) => or([eb('slug_hu', '=', name), eb('slug_en', '=', name), eb('key', '=', name)])).execute();
  const own = locale === 'hu' ? 'slug_hu' : 'slug_en';
  return rows.find((row) => row[own] === name) ?? rows.find(({ slug_hu: hu, slug_en: en }) => hu === name || en === name) ?? rows[0];
}

/** The articles that an article names, then others of its topic. */
async function loadRelated({ db, clock }: ArticleParts, article: ArticleRow, { locale }: View): Promise<Article['related']> {
  const others = (await shownArticles(db, clock.now()).execute()).filter(({ key }) => key !== article.key);
  const named = article.related.flatMap((key) => others.find((row) => row.key === key) ?? []);
  const ofTopic = others.filter(({ key, topic }) => topic === article.topic && !article.related.includes(key));
  return toCards(db, [...named, ...ofTopic].slice(0, MOST_RELATED), locale);
}

/**
 * An article as its page shows it.
 *
 * @param preview - the signature of a preview link, which shows an article before its publication
 * @throws ApiError `not_found`
 */
export async function loadArticle(parts: ArticleParts, name: string, view: View, preview: string | undefined): Promise<Article> {
  const row = await findArticle(parts, name, view);
  const now = parts.clock.now();
  if (!row) throw new ApiError('not_found');
  const isPreview = !isShown(row, now);
  if (isPreview && !(preview !== undefined && parts.previews.isValid(`article:${row.key}`, preview, now))) throw new ApiError('not_found');
  const [card] = await toCards(parts.db, [row], view.locale);
  if (!card) throw new ApiError('not_found');
  return {
    ...card,
    addresses: articleAddresses(row),
    share_image: sharePath({ kind: 'article', key: row.key, locale: view.locale }, articleShareCard(card)),
    blocks: await resolveBlocks(parts, { blocks: row.blocks[view.locale], pictures: row.pictures }, view),
    related: await loadRelated(parts, row, view),
    is_preview: isPreview,
  };
}

import type { Article } from '@feszek/contract';
import type { View } from '../../platform/http/requestView.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { PreviewSigner } from '../preview/PreviewSigner.ts';
import { sharePath } from '../../media/share/shareCard.ts';
import { isShown } from '../publication/isShown.ts';
import { resolveBlocks } from '../resolve/resolveBlocks.ts';
import type { ResolveParts } from '../resolve/resolveBlocks.ts';
import { articleAddresses } from './articleAddress.ts';
import { articleShareCard } from './articleShareCard.ts';
import { selectCards, shownArticles, toCard } from './articleCards.ts';
import type { CardRow } from './articleCards.ts';

/** Articles below an article. */
const MOST_RELATED = 3;

export interface ArticleParts extends ResolveParts {
  readonly previews: PreviewSigner;
}

/** Finds an article by its slug in either language, or by its key. */
async function findArticle({ db }: ArticleParts, name: string, { locale }: View) {
  const rows = await selectCards(db).select('article.blocks').where(({ eb, or }) => or([eb('article.slug_hu', '=', name), eb('article.slug_en', '=', name), eb('article.key', '=', name)])).execute();
  const own = locale === 'hu' ? 'slug_hu' : 'slug_en';
  return rows.find((row) => row[own] === name) ?? rows.find(({ slug_hu: hu, slug_en: en }) => hu === name || en === name) ?? rows[0];
}

/** The articles that an article names, then others of its topic. */
async function loadRelated({ db, clock }: ArticleParts, article: CardRow, { locale }: View): Promise<Article['related']> {
  const others = (await shownArticles(db, clock.now()).execute()).filter(({ key }) => key !== article.key);
  const named = article.related.flatMap((key) => others.find((row) => row.key === key) ?? []);
  const ofTopic = others.filter(({ key, topic }) => topic === article.topic && !article.related.includes(key));
  return [...named, ...ofTopic].slice(0, MOST_RELATED).map((row) => toCard(row, locale));
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
  const card = toCard(row, view.locale);
  return {
    ...card,
    addresses: articleAddresses(row),
    share_image: sharePath({ kind: 'article', key: row.key, locale: view.locale }, articleShareCard(card)),
    blocks: await resolveBlocks(parts, { blocks: row.blocks[view.locale], pictures: row.pictures }, view),
    related: await loadRelated(parts, row, view),
    is_preview: isPreview,
  };
}

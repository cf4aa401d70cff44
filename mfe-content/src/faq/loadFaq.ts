import type { Faq } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** Questions change rarely, and a change purges the tag. In seconds. */
const FRESHNESS = { maxAge: 3600, tags: ['faq'] } as const;

/** How many questions the teaser shows. */
const TEASER_LENGTH = 3;

function fetchFaq({ api, signal }: LoadContext): Promise<Faq> {
  return api.get<Faq>('/api/faq', { ...(signal && { signal }) });
}

/** All questions by topic, without empty topics. */
export async function loadFaq(context: LoadContext): Promise<LoadResult<Faq>> {
  const { topics } = await fetchFaq(context);
  return found({ topics: topics.filter(({ questions }) => questions.length > 0) }, FRESHNESS);
}

/** A question without its answer, as a link to it. */
export interface TeaserQuestion {
  readonly id: number;
  readonly question: string;
}

/** The first questions in the shop's order; without questions there is no teaser. */
export async function loadFaqTeaser(context: LoadContext): Promise<LoadResult<readonly TeaserQuestion[]>> {
  const { topics } = await fetchFaq(context);
  const first = topics.flatMap(({ questions }) => questions).slice(0, TEASER_LENGTH);
  if (first.length === 0) return notFound();
  return found(first.map(({ id, question }) => ({ id, question })), FRESHNESS);
}

import type { ContentSections } from '@feszek/content-folder';
import { listContentOwners, showContentPictures } from '../../media/contentPictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { picturesOf } from './textColumns.ts';
import type { PictureHashes } from './textColumns.ts';

const SOCIAL = 'social';
const SHOWROOMS = 'showrooms';
const HOME = 'home';

const storedOf = (pictures: Readonly<Record<string, string>>) => Object.values(pictures).filter((hash) => hash !== '');

/** The pictures of each entry that are stored, by the entry's path in the folder. Versions of a page add theirs. */
function usesOf({ articles = [], pages = [], showrooms, social, home }: ContentSections, hashes: PictureHashes): Map<string, readonly string[]> {
  return new Map([
    ...articles.map(({ key, cover, text }) => [`articles/${key}`, storedOf(picturesOf(text, cover, hashes))] as const),
    ...pages.map(({ key, version, text }) => [`pages/${key}${version === null ? '' : `/${version}`}`, storedOf(picturesOf(text, null, hashes))] as const),
    ...(showrooms ? [[SHOWROOMS, showrooms.flatMap(({ picture }) => hashes.get(picture?.path ?? '') ?? [])] as const] : []),
    ...(social ? [[SOCIAL, social.flatMap(({ picture }) => hashes.get(picture) ?? [])] as const] : []),
    ...(home ? [[HOME, [hashes.get(home.room?.picture ?? '') ?? []].flat()] as const] : []),
  ]);
}

/** Whether the folder removes the entry of a picture; versions of pages stay. */
function isRemoved(owner: string, { articles, pages }: ContentSections): boolean {
  if (owner.startsWith('articles/')) return articles !== undefined;
  return owner.startsWith('pages/') && owner.split('/').length === 2 && pages !== undefined;
}

/** Records which pictures the content shows, so that others are removed after a month. */
export async function savePictures(trx: Trx, clock: Clock, sections: ContentSections, hashes: PictureHashes): Promise<void> {
  const uses = usesOf(sections, hashes);
  for (const owner of await listContentOwners(trx)) if (!uses.has(owner) && isRemoved(owner, sections)) uses.set(owner, []);
  if (uses.size > 0) await showContentPictures(trx, clock, uses);
}

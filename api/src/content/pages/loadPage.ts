import type { ContentPage } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { View } from '../../platform/http/requestView.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { PreviewSigner } from '../preview/PreviewSigner.ts';
import { isShown } from '../publication/isShown.ts';
import { listVersions, loadVersion } from '../publication/shownVersions.ts';
import { resolveBlocks } from '../resolve/resolveBlocks.ts';
import type { ResolveParts } from '../resolve/resolveBlocks.ts';
import { pageAddresses } from './pageAddress.ts';

export interface PageParts extends ResolveParts {
  readonly previews: PreviewSigner;
}

export interface PageQuery {
  readonly preview?: string | undefined;
  /** An earlier version. */
  readonly version?: string | undefined;
}

type PageRow = Selectable<Database['content_page']>;
type Texts = Pick<PageRow, 'title' | 'description' | 'blocks' | 'pictures' | 'changed_at'>;

interface Shown {
  readonly texts: Texts;
  readonly version: string | null;
  readonly versions: readonly string[];
}

/** Finds a generic page by its slug in either language, or any page by its key. */
async function findPage({ db }: PageParts, name: string, { locale }: View): Promise<PageRow | undefined> {
  const rows = await db.selectFrom('content_page').selectAll().where(({ eb, or }) => or([eb('slug_hu', '=', name), eb('slug_en', '=', name), eb('key', '=', name)])).execute();
  const own = locale === 'hu' ? 'slug_hu' : 'slug_en';
  return rows.find((row) => row[own] === name) ?? rows.find(({ slug_hu: hu, slug_en: en }) => hu === name || en === name) ?? rows[0];
}

/** The texts of a version; a preview shows those of the last import. */
async function findTexts({ db, clock }: PageParts, page: PageRow, requested: string | undefined, isSigned: boolean): Promise<Shown | undefined> {
  if (page.version === null) return requested ? undefined : { texts: page, version: null, versions: [] };
  const versions = await listVersions(db, page.key, dayInHungary(clock.now()));
  if (isSigned && !requested) return { texts: page, version: page.version, versions };
  const version = requested || versions[0];
  if (version === undefined || !versions.includes(version)) return undefined;
  const texts = await loadVersion(db, page.key, version);
  return texts && { texts, version, versions };
}

/**
 * A page in the version that applies, or in an earlier one.
 *
 * @throws ApiError `not_found` for an unknown page or version
 */
export async function loadPage(parts: PageParts, name: string, view: View, { preview, version: requested }: PageQuery): Promise<ContentPage> {
  const page = await findPage(parts, name, view);
  const now = parts.clock.now();
  if (!page) throw new ApiError('not_found');
  const isSigned = preview !== undefined && parts.previews.isValid(`page:${page.key}`, preview, now);
  const isPublic = isShown(page, now);
  const shown = isSigned || isPublic ? await findTexts(parts, page, requested, isSigned) : undefined;
  if (!shown) throw new ApiError('not_found');
  const { texts, version, versions } = shown;
  return {
    key: page.key,
    title: texts.title[view.locale],
    description: texts.description[view.locale],
    addresses: pageAddresses(page),
    blocks: await resolveBlocks(parts, { blocks: texts.blocks[view.locale], pictures: texts.pictures }, view),
    updated_at: texts.changed_at.toISOString(),
    version,
    is_current: version === (versions[0] ?? null),
    versions: [...versions],
    is_preview: !isPublic || (version !== null && !versions.includes(version)),
  };
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { findHashIn } from '../src/media/findHash.ts';
import { MediaStore } from '../src/media/MediaStore.ts';
import { PictureProcessor } from '../src/media/processing/PictureProcessor.ts';
import { FolderStorage } from '../src/media/storage/FolderStorage.ts';
import { openOperatorShop } from './operator.ts';
import type { OperatorShop } from './operator.ts';

export type FolderContent = Readonly<Record<string, string | Uint8Array>>;

/** A description of an allowed length. */
export const DESCRIPTION = 'Rövid útmutató a kanapé méretéhez: mennyi hely kell előtte és mellette, és mit mérj meg, mielőtt rendelsz. Példákkal és táblázattal.';

/** A Markdown file with front matter. */
export function markdown(fields: Readonly<Record<string, string>>, body: string): string {
  return `---\n${Object.entries(fields).map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

/** The files of an article. */
export function article(key: string, { yaml = '', hu = 'Szöveg.', en = 'Text.', slug = key, cover = false }: { yaml?: string; hu?: string; en?: string; slug?: string; cover?: boolean } = {}): FolderContent {
  const fields = (title: string, ownSlug: string) => ({ title, slug: ownSlug, description: `"${DESCRIPTION}"`, ...(cover && { cover_alt: 'Egy szoba' }) });
  return {
    [`articles/${key}/article.yaml`]: `topic: living-room\n${yaml || 'published: 2026-10-01'}\n${cover ? 'cover: cover.webp\n' : ''}`,
    [`articles/${key}/hu.md`]: markdown(fields(`Cikk ${key}`, `${slug}-hu`), hu),
    [`articles/${key}/en.md`]: markdown(fields(`Article ${key}`, `${slug}-en`), en),
  };
}

/** The files of a page. */
export function page(key: string, { yaml = '', fields = {}, hu = 'Szöveg.', en = 'Text.', slug }: { yaml?: string; fields?: Readonly<Record<string, string>>; hu?: string; en?: string; slug?: readonly [hu: string, en: string] } = {}): FolderContent {
  const own = (title: string, ownSlug: string | undefined) => ({ title, description: 'Leírás', ...(ownSlug !== undefined && { slug: ownSlug }), ...fields });
  return {
    [`pages/${key}/page.yaml`]: yaml,
    [`pages/${key}/hu.md`]: markdown(own(`Oldal ${key}`, slug?.[0]), hu),
    [`pages/${key}/en.md`]: markdown(own(`Page ${key}`, slug?.[1]), en),
  };
}

/** The files of the pages without which the shop refuses orders. */
export const LEGAL_PAGES: FolderContent = {
  ...page('terms', { fields: { version: '2026-11-01' } }),
  ...page('privacy', { slug: ['adatvedelem', 'privacy'], fields: { version: '2026-11-01' } }),
};

export const TOPICS = `- key: living-room
  title_hu: Nappali
  title_en: Living room
  slug_hu: nappali
  slug_en: living-room
  categories: [nappali]
- key: care
  title_hu: Ápolás
  title_en: Care
  slug_hu: apolas
  slug_en: care
  categories: [szekek]
`;

/** A small picture of one colour. */
export async function webp(width = 1200, height = 800, background = '#b3512f'): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } }).webp().toBuffer();
}

export interface ContentShop extends OperatorShop {
  /** Writes a new folder. Returns its path. */
  folder(content: FolderContent): Promise<string>;
}

/** A shop that stores pictures, with folders for content. */
export async function openContentShop(): Promise<ContentShop> {
  const place = await mkdtemp(path.join(tmpdir(), 'feszek-content-'));
  const processor = new PictureProcessor();
  const shop = await openOperatorShop({ openMedia: (db) => new MediaStore(new FolderStorage(path.join(place, 'media')), processor, findHashIn(db)) });
  let count = 0;
  return {
    ...shop,
    async folder(content) {
      count += 1;
      const folder = path.join(place, String(count));
      for (const [name, text] of Object.entries(content)) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), text);
      }
      return folder;
    },
    async close() {
      await shop.close();
      await rm(place, { recursive: true, force: true });
    },
  };
}

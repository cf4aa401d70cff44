import { readFolder } from '@feszek/content-folder';
import { describe, expect, it, jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CONTENT_FOLDER } from '../content/folder.ts';
import { goodsProducts } from '../goods/products.ts';
import { COVER_PICTURE, drawRoomOf } from './cover.ts';
import { COVERS } from './covers.ts';
import { SHOWROOM_PICTURES } from './showrooms.ts';

const ARTICLES = new URL('../../content/articles/', import.meta.url);
/** Width in pixels: drawing time is proportional to its square. */
const SMALL = 120;
/** Drawing takes longer on a busy machine; in milliseconds. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

const articles = readdirSync(ARTICLES).toSorted();

describe('the pictures of articles', () => {
  it('are as many as the articles, with the same keys', () => {
    expect([...COVERS.keys()].toSorted()).toEqual(articles);
  });

  it('are beside the articles, in the format 3:2', async () => {
    for (const key of articles) {
      const { width, height, format } = await sharp(await readFile(new URL(`${key}/cover.webp`, ARTICLES))).metadata();
      expect({ key, width, height, format }).toEqual({ key, ...COVER_PICTURE, format: 'webp' });
    }
  });

  it('are all different, 24 for 24 articles', async () => {
    const { pictures } = await readFolder(CONTENT_FOLDER);
    const twice = pictures.filter(({ hash }, index) => pictures.findIndex((other) => other.hash === hash) !== index);
    expect(twice.map(({ path }) => path)).toEqual([]);
    expect(pictures.filter(({ path }) => path.endsWith('/cover.webp'))).toHaveLength(24);
  });

  it('and of showrooms show only products of the range', () => {
    const known = new Set(goodsProducts().map(({ sku }) => sku));
    const shown = [...COVERS.values(), ...SHOWROOM_PICTURES.values()].flatMap(({ products }) => products.map(({ sku }) => sku));
    expect(shown.filter((sku) => !known.has(sku))).toEqual([]);
  });

  it('are drawn with lamps in the evening', () => {
    const evening = COVERS.get('light-colour-and-brightness');
    if (!evening) throw new Error('The article has no picture');
    const { width, height, pixels } = drawRoomOf(evening, SMALL);
    expect([width, height]).toEqual([SMALL, SMALL / 1.5]);
    expect(Math.max(...pixels) - Math.min(...pixels)).toBeGreaterThan(150);
  });
});

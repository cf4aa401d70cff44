import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { COVER_PICTURE } from './pictures/covers/cover.ts';
import { COVERS, drawCover } from './pictures/covers/covers.ts';

const ARTICLES = new URL('../content/articles/', import.meta.url);
/** Pictures are drawn larger and reduced: their edges and shadows become smooth. */
const OVERSIZE = 2;
const QUALITY = 82;
const SLOWEST_ENCODING = 6;

/** Draws the picture of an article and writes it beside the article. @returns its size in bytes */
async function writeCover(key: string): Promise<number> {
  const { pixels, width, height } = drawCover(key, COVER_PICTURE.width * OVERSIZE);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(COVER_PICTURE.width, COVER_PICTURE.height);
  const { size } = await picture.webp({ quality: QUALITY, effort: SLOWEST_ENCODING }).toFile(fileURLToPath(new URL(`${key}/cover.webp`, ARTICLES)));
  return size;
}

const wanted = process.argv.slice(2);
for (const key of wanted.length > 0 ? wanted : COVERS.keys()) {
  const bytes = await writeCover(key);
  process.stdout.write(`${key}: ${Math.round(bytes / 1000)} kB\n`);
}

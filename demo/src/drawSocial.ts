import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SOCIAL_PICTURES } from './content/socialPictures.ts';
import { goodsProducts } from './goods/products.ts';
import { drawPicture } from './pictures/drawPicture.ts';

const FOLDER = new URL('../content/social/', import.meta.url);
/** Social posts are squares; the feed shows them at a sixth of the page's width. */
const SIDE = 960;
/** Pictures are drawn larger and reduced: their edges and shadows become smooth. */
const OVERSIZE = 1.5;
const QUALITY = 80;
const SLOWEST_ENCODING = 6;

/** Draws the picture of a post and writes it into the content folder. @returns its size in bytes */
async function writePicture(name: string, sku: string): Promise<number> {
  const product = goodsProducts().find((candidate) => candidate.sku === sku);
  if (!product) throw new RangeError(`The range has no product ${sku}`);
  const { pixels, width, height, channels } = drawPicture({ name: 'room', spec: product.picture }, Math.round(SIDE * OVERSIZE));
  const picture = sharp(pixels, { raw: { width, height, channels } }).resize(SIDE, SIDE, { fit: 'cover', position: 'bottom' });
  const { size } = await picture.webp({ quality: QUALITY, effort: SLOWEST_ENCODING }).toFile(fileURLToPath(new URL(`${name}.webp`, FOLDER)));
  return size;
}

const wanted = process.argv.slice(2);
for (const [name, sku] of SOCIAL_PICTURES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bytes = await writePicture(name, sku);
  process.stdout.write(`${name}: ${Math.round(bytes / 1000)} kB\n`);
}

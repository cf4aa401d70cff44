import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { COVER_PICTURE, drawRoomOf } from './covers/cover.ts';
import type { Cover } from './covers/cover.ts';
import { COVERS } from './covers/covers.ts';
import { HOME_ROOM } from './covers/homeRoom.ts';
import { placesOfGoods } from './covers/placesOfGoods.ts';
import { SHOWROOM_PICTURES } from './covers/showrooms.ts';

const CONTENT = new URL('../content/', import.meta.url);
/** Pictures are drawn larger and reduced: their edges and shadows become smooth. */
const OVERSIZE = 2;
const QUALITY = 82;
const SLOWEST_ENCODING = 6;

/** Draws a picture and writes it to a path in the content folder. @returns its size in bytes */
async function writePicture(path: string, cover: Cover): Promise<number> {
  const { pixels, width, height, channels } = drawRoomOf(cover, COVER_PICTURE.width * OVERSIZE);
  const picture = sharp(pixels, { raw: { width, height, channels } }).resize(COVER_PICTURE.width, COVER_PICTURE.height);
  const { size } = await picture.webp({ quality: QUALITY, effort: SLOWEST_ENCODING }).toFile(fileURLToPath(new URL(path, CONTENT)));
  return size;
}

/** Every picture with its path: beside its article, of a showroom, or for the home page. */
const PICTURES = [
  ...[...COVERS].map(([key, cover]) => ({ key, cover, path: `articles/${key}/cover.webp` })),
  ...[...SHOWROOM_PICTURES].map(([key, cover]) => ({ key, cover, path: `showrooms/${key}.webp` })),
  { key: 'home', cover: HOME_ROOM, path: 'home/room.webp' },
];

const wanted = process.argv.slice(2);
for (const { key, cover, path } of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const bytes = await writePicture(path, cover);
  process.stdout.write(`${path}: ${Math.round(bytes / 1000)} kB\n`);
  if (cover !== HOME_ROOM) continue;
  process.stdout.write(`The points of home.yaml:\n${placesOfGoods(cover).map(({ sku, x, y }) => `    - { sku: ${sku}, x: ${x}, y: ${y} }\n`).join('')}`);
}

import { MEDIA_LIMITS } from '@feszek/contract';
import sharp from 'sharp';
import type { ShareJob } from '../job.ts';
import { CARD_GROUND } from '../../pictureFiles.ts';
import { framed } from '../frame.ts';
import { fitText } from './fitText.ts';
import type { FittedText } from './fitText.ts';
import { printable, textPaths } from './textPaths.ts';

/** In pixels: the size that services which preview links recommend. Source: https://ogp.me and the services' guides. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const GROUND = '#FAF7F2';
const INK = '#1F1B16';
const MUTED = '#6B6257';
const ACCENT = '#1F4D3A';
const TINT = '#E4EDE7';

const MARGIN = 72;
/** The width of the picture's side: a whole picture has the frame of a card (4:5). */
const WHOLE_WIDTH = Math.round((SHARE_HEIGHT * 4) / 5);
const CROPPED_WIDTH = 600;
const TITLE = { font: 'display', sizes: [80, 72, 64, 56, 50, 44, 40], lineHeight: 1.16, height: 330 } as const;
const LINE_SIZE = 28;
const LOGO_SIZE = 44;
const QUALITY = 84;

/** The nest on a grid of 48. */
const NEST = '<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"><path d="M4.5 25.5C6.5 36.5 14 42.5 24 42.5s17.5-6 19.5-17"/><path d="M3 23.5c6 5.2 13.3 7.9 21 7.9s15-2.7 21-7.9"/><path d="M8.5 32.5c4.3 3.2 9.7 4.9 15.5 4.9s11.2-1.7 15.5-4.9"/></g><path fill="currentColor" d="M24 6.5c4.8 0 8.3 6.6 8.3 12.3 0 2.7-.8 4.9-2.2 6.5-2 .4-4 .6-6.1.6s-4.1-.2-6.1-.6c-1.4-1.6-2.2-3.8-2.2-6.5C15.7 13.1 19.2 6.5 24 6.5z"/>';

function nestAt(x: number, y: number, size: number, color: string): string {
  return `<g color="${color}" transform="translate(${x} ${y}) scale(${size / 48})">${NEST}</g>`;
}

/** The picture of the page in the size of its side. */
async function drawSide({ bytes, isWhole, focus }: ShareJob['share'] & { readonly bytes: Uint8Array }, width: number): Promise<Buffer> {
  const source = sharp(bytes, { limitInputPixels: MEDIA_LIMITS.megapixels * 1_000_000, failOn: 'error' }).autoOrient().resize({ width: 1536, height: 1536, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await source.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const shaped = isWhole ? await framedSide(data, info, focus) : sharp(await croppedSide(data, info, focus, width));
  return shaped.resize(width, SHARE_HEIGHT, { fit: 'cover' }).flatten({ background: CARD_GROUND }).png({ compressionLevel: 1 }).toBuffer();
}

type Size = { readonly width: number; readonly height: number };

async function framedSide(data: Buffer, { width, height }: Size, focus: ShareJob['share']['focus']) {
  const resize = await framed(sharp(data), { width, height }, focus);
  return sharp(await resize(SHARE_HEIGHT).png({ compressionLevel: 1 }).toBuffer());
}

/** The largest part of the picture in the shape of the side, around its focal point. */
async function croppedSide(data: Buffer, { width, height }: Size, { x, y }: ShareJob['share']['focus'], side: number): Promise<Buffer> {
  const ratio = side / SHARE_HEIGHT;
  const part = width / height > ratio ? { width: Math.round(height * ratio), height } : { width, height: Math.round(width / ratio) };
  const from = (whole: number, length: number, percent: number) => Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length));
  return sharp(data).extract({ left: from(width, part.width, x), top: from(height, part.height, y), ...part }).png({ compressionLevel: 1 }).toBuffer();
}

/** Line, title and logo as outlines; the title is in the middle of the space above the logo. */
function drawTexts(title: FittedText, line: string): string {
  const { typeface, lines } = title;
  const step = typeface.size * TITLE.lineHeight;
  const lineSpace = line === '' ? 0 : LINE_SIZE * 1.9;
  const logoTop = SHARE_HEIGHT - MARGIN - LOGO_SIZE;
  const top = Math.max(MARGIN, (logoTop - 40 - (lineSpace + lines.length * step)) / 2 + 20);
  const above = line === '' ? '' : textPaths(line, { font: 'text', size: LINE_SIZE }, { x: MARGIN, y: top + LINE_SIZE, color: MUTED });
  const rows = lines.map((text, index) => textPaths(text, typeface, { x: MARGIN, y: top + lineSpace + index * step + typeface.size * 0.9, color: INK }));
  const logo = nestAt(MARGIN - 3, logoTop - 4, LOGO_SIZE + 6, ACCENT) + textPaths('fészek', { font: 'display', size: LOGO_SIZE }, { x: MARGIN + LOGO_SIZE + 16, y: logoTop + LOGO_SIZE * 0.82, color: ACCENT });
  return above + rows.join('') + logo;
}

/**
 * Draws the picture that services show beside a link to a page: its name, the shop's logo, and the page's own picture.
 *
 * @returns JPEG of 1200 × 630 pixels: not every service reads WebP
 */
export async function drawShare({ share }: ShareJob): Promise<Uint8Array> {
  const { bytes, isWhole } = share;
  const sideWidth = !bytes ? 360 : isWhole ? WHOLE_WIDTH : CROPPED_WIDTH;
  const box = { ...TITLE, width: SHARE_WIDTH - sideWidth - 2 * MARGIN + (bytes ? 16 : 0) };
  const texts = drawTexts(fitText(printable(share.title, 'display'), box), fitText(printable(share.line, 'text'), { font: 'text', width: box.width, height: LINE_SIZE * 1.5, sizes: [LINE_SIZE], lineHeight: 1.4 }).lines[0] ?? '');
  const left = SHARE_WIDTH - sideWidth;
  const mark = bytes ? '' : `<rect x="${left}" width="${sideWidth}" height="${SHARE_HEIGHT}" fill="${TINT}"/>${nestAt(left + 60, 190, 240, ACCENT)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"><rect width="100%" height="100%" fill="${GROUND}"/>${mark}${texts}</svg>`;
  const side = bytes ? [{ input: await drawSide({ ...share, bytes }, sideWidth), left, top: 0 }] : [];
  return sharp(Buffer.from(svg)).composite(side).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

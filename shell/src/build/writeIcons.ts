import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icoFile } from './icoFile.ts';

/** The icons of the installed shop and of browser tabs, by their file names. */
export const ICON_FILES = {
  favicon: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
} as const;

const FAVICON_SIZES = [16, 32, 48] as const;
const GREEN = '#1f4d3a';
const LINEN = '#faf7f2';

function readDrawing(name: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(`@feszek/ui/${name}`)), 'utf8');
}

/** @param size - edge length in pixels */
function draw(svg: string, size: number): Promise<Buffer> {
  const VIEW = 64;
  const DPI = 72;
  return sharp(Buffer.from(svg), { density: (DPI * size) / VIEW }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/**
 * The nest on a ground without rounded corners: the operating system cuts the shape.
 *
 * @param share - the part of the width that the nest takes. A maskable icon is safe within a circle of 80 % of the width
 *   (W3C, "Web Application Manifest", section "Icon masks and safe zone")
 */
function fullIcon(nest: string, share: number): string {
  const inner = nest.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(GREEN, LINEN);
  const scale = (64 * share) / 48;
  const margin = (64 - 48 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${GREEN}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${inner}</g></svg>`;
}

/** Draws the icons into a folder. */
export async function writeIcons(folder: string): Promise<void> {
  const [favicon, nest] = await Promise.all([readDrawing('favicon.svg'), readDrawing('nest.svg')]);
  const tabIcons = await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, png: await draw(favicon, size) })));
  const files: readonly (readonly [string, Buffer])[] = [
    [ICON_FILES.favicon, icoFile(tabIcons)],
    [ICON_FILES.touch, await draw(fullIcon(nest, 0.7), 180)],
    [ICON_FILES.small, await draw(favicon, 192)],
    [ICON_FILES.large, await draw(favicon, 512)],
    [ICON_FILES.maskable, await draw(fullIcon(nest, 0.56), 512)],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(folder, name), content)));
}

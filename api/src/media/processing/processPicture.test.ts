import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { sizeFile } from '../pictureFiles.ts';
import { sniffPicture } from './pictureType.ts';
import { processPicture } from './processPicture.ts';

/** A red object on a background. */
async function picture(width: number, height: number, background: string, object = { width: Math.round(width * 0.8), height: Math.round(height * 0.8) }): Promise<Sharp> {
  const red = await sharp({ create: { ...object, channels: 3, background: '#ff0000' } }).png().toBuffer();
  return sharp(await sharp({ create: { width, height, channels: 3, background } }).composite([{ input: red }]).png().toBuffer());
}

async function made(bytes: Uint8Array, pixels: number, frame: { x: number; y: number } | null = null): Promise<Sharp> {
  const { files } = await processPicture({ bytes, needsFacts: false, files: [sizeFile(pixels)], frame });
  return sharp(files.get(pixels));
}

/** The colour of a point, in red, green, blue and opacity. */
async function colourAt(image: Sharp, x: number, y: number): Promise<number[]> {
  const { data } = await image.clone().ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
  return [...data];
}

const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.3));

describe('an uploaded picture', () => {
  it.each([['jpeg', 'jpeg'], ['png', 'png'], ['webp', 'webp'], ['avif', 'avif'], ['tiff', 'tiff']] as const)('may be %s', async (format, type) => {
    const bytes = await (await picture(400, 500, '#ffffff')).toFormat(format).toBuffer();
    expect(sniffPicture(bytes)).toEqual({ type, isAnimated: false });
    expect(await (await made(bytes, 320)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 });
  });

  it('is rotated by its orientation, and its metadata are removed', async () => {
    const bytes = await (await picture(500, 400, '#ffffff')).jpeg().withExif({ IFD0: { Make: 'Camera', Orientation: '6' }, IFD3: { GPSLatitude: '47/1 30/1 0/1' } }).toBuffer();
    const oriented = await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer();
    const { facts } = await processPicture({ bytes: oriented, needsFacts: true, files: [], frame: null });
    expect(facts).toMatchObject({ width: 400, height: 500 });
    const metadata = await (await made(oriented, 320)).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 400 });
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('is converted from its colour profile', async () => {
    const bytes = await sharp({ create: { width: 80, height: 100, channels: 3, background: { r: 120, g: 200, b: 80 } } }).withIccProfile('p3').png().toBuffer();
    expect(await colourAt(await made(bytes, 320), 40, 50)).toEqual(near([120, 200, 80, 255]));
  });

  it('is not enlarged', async () => {
    expect(await (await made(await (await picture(160, 200, '#ffffff')).png().toBuffer(), 640)).metadata()).toMatchObject({ width: 160 });
  });

  it('is refused if it is animated, has too many pixels or is truncated', async () => {
    const frames = await sharp([await (await picture(40, 50, '#ffffff')).png().toBuffer(), await (await picture(40, 50, '#000000')).png().toBuffer()], { join: { animated: true } }).webp({ loop: 0, delay: [100, 100] }).toBuffer();
    await expect(made(frames, 320)).rejects.toMatchObject({ refusal: 'picture_animated' });
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#ffffff' } }).png().toBuffer();
    await expect(made(bomb, 320)).rejects.toMatchObject({ refusal: 'picture_too_large' });
    const whole = await (await picture(400, 500, '#ffffff')).jpeg().toBuffer();
    await expect(made(whole.subarray(0, whole.length / 2), 320)).rejects.toMatchObject({ refusal: 'picture_unreadable' });
  });

  it.each([
    ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000\u0000'],
    ['a page', '<!doctype html><title>no picture</title>'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(sniffPicture(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});

describe('a picture in the frame of a card', () => {
  it('of a wide object on white is not cropped, and its white background is extended', async () => {
    const image = await made(await (await picture(1000, 400, '#ffffff')).png().toBuffer(), 320, { x: 50, y: 50 });
    expect(await image.metadata()).toMatchObject({ width: 320, height: 400 });
    expect(await colourAt(image, 160, 10)).toEqual(near([255, 255, 255, 255]));
    expect(await colourAt(image, 40, 200)).toEqual(near([255, 0, 0, 255]));
    expect(await colourAt(image, 280, 200)).toEqual(near([255, 0, 0, 255]));
  });

  it('of a tall object on a coloured background is extended in this colour', async () => {
    const image = await made(await (await picture(300, 1000, '#3f6b55')).png().toBuffer(), 320, { x: 50, y: 50 });
    expect(await image.metadata()).toMatchObject({ width: 320, height: 400 });
    expect(await colourAt(image, 5, 200)).toEqual(near([63, 107, 85, 255]));
  });

  it('that fills its frame is cropped around its focal point if it nearly has the frame’s shape, and otherwise placed on the card’s background', async () => {
    const stripes = (width: number, height: number) => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0000ff"/><rect width="20%" height="50%" fill="#ff0000"/><rect y="50%" width="20%" height="50%" fill="#ffff00"/><rect x="50%" width="50%" height="50%" fill="#00ff00"/></svg>`)).png().toBuffer();
    const left = await made(await stripes(900, 1000), 320, { x: 0, y: 50 });
    expect(await colourAt(left, 5, 100)).toEqual(near([255, 0, 0, 255]));
    const right = await made(await stripes(900, 1000), 320, { x: 100, y: 50 });
    expect(await colourAt(right, 315, 100)).toEqual(near([0, 255, 0, 255]));
    const wide = await made(await stripes(1600, 900), 320, { x: 50, y: 50 });
    expect(await wide.metadata()).toMatchObject({ width: 320, height: 400, hasAlpha: true });
    expect((await colourAt(wide, 160, 5))[3]).toBe(0);
  });
});

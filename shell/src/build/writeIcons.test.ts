import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICON_FILES, writeIcons } from './writeIcons.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-icons-'));
  await writeIcons(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** The alpha value of the pixel in the upper left corner: 0 is transparent. */
async function cornerAlpha(name: string): Promise<number | undefined> {
  const { data, info } = await sharp(join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[info.channels - 1];
}

describe('the icons of the shop', () => {
  it.each([[ICON_FILES.small, 192], [ICON_FILES.large, 512], [ICON_FILES.maskable, 512], [ICON_FILES.touch, 180]])('%s is a square of %i pixels', async (name, size) => {
    const { width, height, format } = await sharp(join(folder, name)).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
  });

  it('have rounded corners, except where the operating system cuts the shape', async () => {
    expect(await Promise.all([ICON_FILES.large, ICON_FILES.maskable, ICON_FILES.touch].map(cornerAlpha))).toEqual([0, 255, 255]);
  });

  it('leave the margin of a maskable icon empty', async () => {
    const { data, info } = await sharp(join(folder, ICON_FILES.maskable)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const light: number[] = [];
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      if ((data[pixel * info.channels] ?? 0) > 128) light.push(Math.hypot((pixel % info.width) - 256, Math.floor(pixel / info.width) - 256));
    }
    expect(light.length).toBeGreaterThan(1000);
    expect(light.filter((distance) => distance > 0.4 * 512)).toEqual([]);
  });

  it('for browser tabs are one file with three sizes', async () => {
    const file = await readFile(join(folder, ICON_FILES.favicon));
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const picture = file.subarray(file.readUInt32LE(entry + 12), file.readUInt32LE(entry + 12) + file.readUInt32LE(entry + 8));
      expect(file[entry]).toBe(size);
      expect((await sharp(picture).metadata()).width).toBe(size);
    }
  });
});

import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { drawPicture } from './drawPicture.ts';
import type { PictureJob, PictureAnswer } from './PictureRenderer.ts';
import type { Raster } from './rendering/render.ts';

// Whoever asks for a page must not wait for a picture that nobody has asked for.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Every picture is rendered once: a cache would only hold memory.
sharp.cache(false);

/** A smaller drawing would lose thin legs and threads. */
const LEAST_PIXELS = 320;
/** A larger one would show nothing more. */
const MOST_PIXELS = 1600;

/** The last drawing: the sizes of one picture are mostly asked for together. */
let last: { readonly key: string; readonly raster: Raster } | undefined;

function rasterOf({ key, scene, pixels }: PictureJob): Raster {
  const width = Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, pixels));
  if (last?.key !== key || last.raster.width < width) last = { key, raster: drawPicture(scene, width) };
  return last.raster;
}

async function render(job: PictureJob): Promise<PictureAnswer> {
  const { pixels, width, height } = rasterOf(job);
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } }).resize(job.pixels).webp({ quality: job.quality }).toBuffer();
  return { id: job.id, bytes };
}

function say(answer: PictureAnswer): void {
  process.send?.(answer);
}

process.on('message', (job: PictureJob) => {
  render(job).then(say, (error: unknown) => say({ id: job.id, error: error instanceof Error ? error.message : String(error) }));
});

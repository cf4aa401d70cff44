import sharp from 'sharp';
import { drawPicture, drawnWidth } from './drawPicture.ts';
import type { PictureJob, PictureAnswer } from './PictureRenderer.ts';

// Every picture is rendered once: a cache would only hold memory.
sharp.cache(false);

/** sharp reads an SVG at 72 dots per inch unless told. */
const BASE_DENSITY = 72;

/** The last drawing: the sizes of one picture are mostly asked for together. */
let last: { readonly key: string; readonly svg: Buffer } | undefined;

function svgOf({ key, spec, variant }: PictureJob): Buffer {
  if (last?.key !== key) last = { key, svg: Buffer.from(drawPicture(spec, variant)) };
  return last.svg;
}

async function render(job: PictureJob): Promise<PictureAnswer> {
  const density = Math.max(BASE_DENSITY, Math.ceil((BASE_DENSITY * job.pixels) / drawnWidth(job.variant)));
  const bytes = await sharp(svgOf(job), { density }).resize(job.pixels).webp({ quality: job.quality }).toBuffer();
  return { id: job.id, bytes };
}

function say(answer: PictureAnswer): void {
  process.send?.(answer);
}

process.on('message', (job: PictureJob) => {
  render(job).then(say, (error: unknown) => say({ id: job.id, error: error instanceof Error ? error.message : String(error) }));
});

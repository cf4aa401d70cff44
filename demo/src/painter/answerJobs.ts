import sharp from 'sharp';
import { drawPicture } from '../pictures/drawPicture.ts';
import type { PaintingAnswer, PaintingJob } from './PaintingProcess.ts';

/** WebP quality: the shop derives its sizes from this picture. */
const QUALITY = 92;

// Every picture is painted once, so a cache would only take memory.
sharp.cache(false);
sharp.concurrency(1);

async function paint({ id, scene, pixels }: PaintingJob): Promise<PaintingAnswer> {
  const raster = drawPicture(scene, pixels);
  const bytes = await sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: raster.channels } }).webp({ quality: QUALITY }).toBuffer();
  return { id, bytes: new Uint8Array(bytes) };
}

/** Paints the jobs that the parent process sends, until it disconnects. */
export function answerJobs(): void {
  process.on('message', (job: PaintingJob) => {
    paint(job)
      .catch((error: unknown): PaintingAnswer => ({ id: job.id, error: error instanceof Error ? error.message : String(error) }))
      .then((answer) => process.send?.(answer));
  });
  process.once('disconnect', () => process.exit());
}

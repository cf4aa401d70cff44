import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { drawPicture } from './drawPicture.ts';
import type { PictureAnswer, PictureJob, PictureSource } from './PictureRenderer.ts';

// A visitor who asks for a page must not wait for a drawing.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Every picture is made once: a cache would only hold memory.
sharp.cache(false);

function open(source: PictureSource): Sharp {
  if ('file' in source) return sharp(source.file);
  const { pixels, width, height } = drawPicture(source.scene, source.pixels);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function make({ id, source, files }: PictureJob): Promise<void> {
  const picture = open(source);
  for (const { name, pixels, quality } of files) answer({ id, name, bytes: await picture.clone().resize(pixels).webp({ quality }).toBuffer() });
}

function answer(message: PictureAnswer): void {
  process.send?.(message);
}

process.on('message', (job: PictureJob) => {
  const { id } = job;
  make(job).then(
    () => answer({ id, isDone: true }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureReply, PictureRequest } from './job.ts';
import { processPicture, RefusedPictureError } from './processPicture.ts';

// Requests of visitors have priority over the production of pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Every picture is decoded once, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

function reply(message: PictureReply): void {
  process.send?.(message);
}

process.on('message', ({ id, ...job }: PictureRequest) => {
  processPicture(job).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply(error instanceof RefusedPictureError ? { id, refusal: error.refusal } : { id, error: String(error) }),
  );
});

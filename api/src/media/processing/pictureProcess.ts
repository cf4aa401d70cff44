import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureReply, PictureRequest } from './job.ts';
import { processPicture, RefusedPictureError } from './processPicture.ts';

// A visitor who requests a page does not wait for a picture to be made.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Every picture is decoded once: a cache would only hold memory.
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

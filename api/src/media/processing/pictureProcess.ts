import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureJob, PictureReply, PictureRequest, PictureResult, ShareJob } from './job.ts';
import { processPicture, RefusedPictureError } from './processPicture.ts';
import { drawShare, SHARE_WIDTH } from './share/drawShare.ts';

// Requests of visitors have priority over the production of pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Every picture is decoded once, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

function reply(message: PictureReply): void {
  process.send?.(message);
}

async function run(job: PictureJob | ShareJob): Promise<PictureResult> {
  return 'share' in job ? { facts: null, files: new Map([[SHARE_WIDTH, await drawShare(job)]]) } : processPicture(job);
}

process.on('message', ({ id, ...job }: PictureRequest) => {
  run(job).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply(error instanceof RefusedPictureError ? { id, refusal: error.refusal } : { id, error: String(error) }),
  );
});

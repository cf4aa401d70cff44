import { RefusedError } from '../shop/ShopClient.ts';
import type { ShopClient } from '../shop/ShopClient.ts';
import type { PaintingProcess } from './PaintingProcess.ts';
import { isMissing, uploadPicture } from './uploadPicture.ts';
import type { WantedPicture } from './wantedPictures.ts';

/** After this many consecutive failures the painting stops until the next start. */
const MOST_FAILURES = 5;

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface PaintingParts {
  readonly client: ShopClient;
  readonly process: Pick<PaintingProcess, 'paint'>;
  readonly log: Log;
  /** Stops the painting after the current picture. */
  readonly signal: AbortSignal;
}

/** @returns whether the picture was painted: not if the shop has it, or lacks its owner */
async function paint(wanted: WantedPicture, { client, process }: PaintingParts): Promise<boolean> {
  try {
    if (!(await isMissing(client, wanted))) return false;
    await uploadPicture(client, wanted, await process.paint(wanted.scene, wanted.pixels));
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'not_found') return false;
    throw error;
  }
}

/**
 * Paints the shop's missing pictures, one after another in the order of the list, and uploads each. The shop reports which
 * ones are missing, so a restart continues an interrupted run.
 */
export async function paintMissing(pictures: Iterable<WantedPicture>, parts: PaintingParts): Promise<void> {
  const { log, signal } = parts;
  let painted = 0;
  let failures = 0;
  for (const wanted of pictures) {
    if (signal.aborted) return;
    try {
      painted += (await paint(wanted, parts)) ? 1 : 0;
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      log.warn({ err: error, owner: wanted.owner, key: wanted.key, position: wanted.position }, 'a picture could not be painted');
      if (failures === MOST_FAILURES) {
        log.warn({ painted }, 'no more pictures are painted until the next start');
        return;
      }
    }
  }
  log.info({ painted }, 'the demonstration shop has all its pictures');
}

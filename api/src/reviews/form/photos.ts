import { REVIEW_LIMITS } from '@feszek/contract';
import type { ReviewPhoto } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { MediaStore } from '../../media/MediaStore.ts';
import { storePhotograph } from '../../media/addPicture.ts';
import { loadReviewPictures, removeReviewPictures, showReviewPicture } from '../../media/reviewPictures.ts';
import { loadPhotos } from './loadForm.ts';
import { lockItem } from './lockItem.ts';
import type { FormVisitor } from './resolveOrder.ts';

const full = () => new ApiError('review_photos_full', { params: { max: REVIEW_LIMITS.photos } });

export interface PhotoParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Stores pictures; `undefined`: none can be uploaded. */
  readonly media: MediaStore | undefined;
}

/**
 * Adds a photograph to the review of an item, before or after its text is sent.
 *
 * @returns the item's photographs
 * @throws ApiError `review_photos_full`, and the errors of `lockItem` and `inspectPicture`
 */
export async function addPhoto({ db, clock, media }: PhotoParts, visitor: FormVisitor, item: number, bytes: Uint8Array): Promise<ReviewPhoto[]> {
  if (!media) throw new ApiError('service_unavailable');
  // Before the picture is decoded, so that only buyers let the shop decode pictures.
  const { key } = await db.transaction().execute((trx) => lockItem(trx, clock, visitor, item));
  if (((await loadReviewPictures(db, [key])).get(key)?.length ?? 0) >= REVIEW_LIMITS.photos) throw full();
  const hash = await storePhotograph({ db, clock, store: media }, bytes);
  return db.transaction().execute(async (trx) => {
    const { order, position } = await lockItem(trx, clock, visitor, item);
    if (!(await showReviewPicture(trx, clock, key, hash, REVIEW_LIMITS.photos))) throw full();
    return loadPhotos(trx, order.id, position);
  });
}

/**
 * Removes a photograph; does nothing if the item does not have it.
 *
 * @returns the item's photographs
 * @throws ApiError see `lockItem`
 */
export function removePhoto({ db, clock }: Pick<PhotoParts, 'db' | 'clock'>, visitor: FormVisitor, item: number, photo: string): Promise<ReviewPhoto[]> {
  return db.transaction().execute(async (trx) => {
    const { order, position, key } = await lockItem(trx, clock, visitor, item);
    await removeReviewPictures(trx, clock, [key], photo);
    return loadPhotos(trx, order.id, position);
  });
}

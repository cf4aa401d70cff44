import type { MediaUseInput } from '@feszek/contract';
import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { MediaStore } from './MediaStore.ts';
import type { Owner } from './owners.ts';
import { hasFrameShape } from './pictureFiles.ts';
import type { Focus } from './pictureFiles.ts';
import { showPicture } from './pictureUses.ts';
import { sniffPicture } from './processing/pictureType.ts';
import type { PictureType } from './processing/pictureType.ts';

export interface MediaParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: MediaStore;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The version of a picture that its owner's cards show. */
export function cardFrame(owner: Owner, { width, height }: Size, focus: Focus): Focus | null {
  return owner.kind === 'products' && !hasFrameShape(width, height) ? focus : null;
}

/**
 * The type of a picture by its bytes.
 *
 * @throws ApiError `picture_type_refused`, `picture_animated`
 */
function acceptedType(bytes: Uint8Array): PictureType {
  const sniffed = sniffPicture(bytes);
  if (!sniffed) throw new ApiError('picture_type_refused');
  if (sniffed.isAnimated) throw new ApiError('picture_animated');
  return sniffed.type;
}

/**
 * Reads the properties of a picture.
 *
 * @throws ApiError `picture_type_refused`, `picture_animated`, `picture_too_large`, `picture_unreadable`
 */
export async function inspectPicture(store: MediaStore, bytes: Uint8Array) {
  return { type: acceptedType(bytes), ...(await store.inspect(bytes)) };
}

/** Reads the properties of a picture, and stores it as unused, so that it is removed if the upload is not completed. */
async function noteUpload({ db, clock, store }: MediaParts, hash: string, bytes: Uint8Array): Promise<Size> {
  const known = await db.selectFrom('media').select(['width', 'height']).where('hash', '=', hash).executeTakeFirst();
  if (known) return known;
  const facts = await inspectPicture(store, bytes);
  const now = clock.now();
  await db
    .insertInto('media')
    .values({ hash, bytes: bytes.length, ...facts, created_at: now, unused_since: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return facts;
}

/**
 * Stores an uploaded picture, and shows it at an owner's position instead of the current one. The owner changes when all
 * files for cards are stored: an interrupted upload changes nothing.
 *
 * @throws ApiError `picture_type_refused`, `picture_animated`, `picture_too_large`, `picture_unreadable`
 */
export async function addPicture(parts: MediaParts, owner: Owner, position: number, bytes: Uint8Array, use: MediaUseInput): Promise<void> {
  const hash = hashOf(bytes);
  const size = await noteUpload(parts, hash, bytes);
  await parts.store.store(hash, bytes, cardFrame(owner, size, { x: use.focus_x, y: use.focus_y }));
  await showPicture(parts.db, parts.clock, owner, position, hash, use);
}

/**
 * Stores a picture that an owner shows later, such as one of the content folder before its import. Without an owner it is
 * removed after a month.
 *
 * @throws ApiError see `inspectPicture`
 */
export async function addContentPicture(parts: MediaParts, hash: string, bytes: Uint8Array): Promise<void> {
  await noteUpload(parts, hash, bytes);
  await parts.store.store(hash, bytes, null);
}

/** The width of a stored photograph of a visitor, in pixels: the widest file of a page in double density is not needed. */
const PHOTOGRAPH_PIXELS = 2000;

/**
 * Stores a photograph of a visitor, without its metadata: only the copy is stored. It is unused until an owner shows it.
 *
 * @returns its hash
 * @throws ApiError see `inspectPicture`
 */
export async function storePhotograph(parts: MediaParts, bytes: Uint8Array): Promise<string> {
  acceptedType(bytes);
  const copy = await parts.store.copyWithoutMetadata(bytes, PHOTOGRAPH_PIXELS);
  const hash = hashOf(copy);
  await addContentPicture(parts, hash, copy);
  return hash;
}

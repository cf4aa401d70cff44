import path from 'node:path';
import type { Db } from '../platform/database/connect.ts';
import { findHashIn } from './findHash.ts';
import { MediaStore } from './MediaStore.ts';
import { PictureProcessor } from './processing/PictureProcessor.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

/** Opens the shop's pictures; whoever opens them closes them. */
export function openMedia(dataDir: string, db: Db): MediaStore {
  return new MediaStore(new FolderStorage(path.join(dataDir, 'media')), new PictureProcessor(), findHashIn(db));
}

import { Bucket } from '@feszek/bucket';
import type { Db } from '../platform/database/connect.ts';
import type { MediaConfig } from './config.ts';
import { findHashIn } from './findHash.ts';
import { MediaStore } from './MediaStore.ts';
import { PictureProcessor } from './processing/PictureProcessor.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

/** Opens the storage of pictures; the server that receives it closes it. */
export function openMedia(config: MediaConfig, db: Db): MediaStore {
  const storage = 'bucket' in config ? new Bucket(config.bucket) : new FolderStorage(config.folder);
  return new MediaStore(storage, new PictureProcessor(), findHashIn(db));
}

import type { ContentImport, ContentImportResult, ContentRemark } from '@feszek/contract';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFolder } from './readFolder.ts';

/** The running shop that a folder is sent to. */
export interface ContentShop {
  /** `PUT /operator/content` */
  importFiles(body: ContentImport): Promise<ContentImportResult>;
  /**
   * `PUT /operator/content/pictures/{hash}`
   *
   * @returns why the shop refuses the picture; `undefined` if it does not
   */
  uploadPicture(hash: string, bytes: Uint8Array<ArrayBuffer>, isCheck: boolean): Promise<string | undefined>;
}

/**
 * Imports the texts of a content folder before its pictures: entries are shown without the missing ones until `sendFolder`
 * has sent them.
 */
export async function sendTexts(folder: string, shop: Pick<ContentShop, 'importFiles'>): Promise<ContentImportResult> {
  const { files, pictures } = await readFolder(folder);
  return shop.importFiles({ files: [...files], pictures: [...pictures], is_check: false, is_without_pictures: true });
}

/**
 * Sends a content folder to a shop: checks it, uploads the pictures that the shop does not have, then imports the files.
 * An error in a file or a picture changes nothing.
 *
 * @param isCheck - ends after the check
 */
export async function sendFolder(folder: string, shop: ContentShop, isCheck: boolean): Promise<ContentImportResult> {
  const { files, pictures } = await readFolder(folder);
  const body = { files: [...files], pictures: [...pictures] };
  const checked = await shop.importFiles({ ...body, is_check: true });
  if (checked.faults.length > 0) return checked;
  const refused: ContentRemark[] = [];
  for (const missing of new Set(checked.missing_pictures)) {
    const picture = pictures.find(({ hash }) => hash === missing);
    if (!picture) throw new Error(`The shop requests a picture that the folder does not have: ${missing}`);
    const message = await shop.uploadPicture(missing, new Uint8Array(await readFile(path.join(folder, picture.path))), isCheck);
    if (message !== undefined) refused.push({ file: picture.path, line: 1, message });
  }
  if (isCheck || refused.length > 0) return { ...checked, missing_pictures: [], faults: refused };
  return shop.importFiles({ ...body, is_check: false });
}

import { sendFolder, sendTexts } from '@feszek/content-folder';
import type { ContentShop } from '@feszek/content-folder';
import { acknowledgementSchema, contentImportResultSchema } from '@feszek/contract';
import type { ContentImportResult } from '@feszek/contract';
import { RefusedError } from '../shop/ShopClient.ts';
import type { ShopClient } from '../shop/ShopClient.ts';

function contentShop(client: ShopClient): ContentShop {
  return {
    importFiles: (body) => client.call('PUT', '/operator/content', contentImportResultSchema, body),
    uploadPicture: (hash, bytes) =>
      client.call('PUT', `/operator/content/pictures/${hash}`, acknowledgementSchema, bytes).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof RefusedError) return error.message;
          throw error;
        },
      ),
  };
}

function requireApplied({ is_applied: isApplied, faults }: ContentImportResult): void {
  if (!isApplied) throw new Error(`The content folder is not imported: ${faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('; ')}`);
}

/**
 * Imports the texts of a content folder, without its pictures.
 *
 * @throws Error with every error of the folder
 */
export async function importTexts(client: ShopClient, folder: string): Promise<void> {
  requireApplied(await sendTexts(folder, contentShop(client)));
}

/**
 * Imports a content folder as the operator does.
 *
 * @throws Error with every error of the folder
 */
export async function importContent(client: ShopClient, folder: string): Promise<void> {
  requireApplied(await sendFolder(folder, contentShop(client), false));
}

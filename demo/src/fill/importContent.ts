import { sendFolder } from '@feszek/content-folder';
import { acknowledgementSchema, contentImportResultSchema } from '@feszek/contract';
import { RefusedError } from '../shop/ShopClient.ts';
import type { ShopClient } from '../shop/ShopClient.ts';

/**
 * Imports a content folder as the operator does.
 *
 * @throws Error with every error of the folder
 */
export async function importContent(client: ShopClient, folder: string): Promise<void> {
  const shop = {
    importFiles: (body: object) => client.call('PUT', '/operator/content', contentImportResultSchema, body),
    uploadPicture: (hash: string, bytes: Uint8Array<ArrayBuffer>) =>
      client.call('PUT', `/operator/content/pictures/${hash}`, acknowledgementSchema, bytes).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof RefusedError) return error.message;
          throw error;
        },
      ),
  };
  const { is_applied: isApplied, faults } = await sendFolder(folder, shop, false);
  if (!isApplied) throw new Error(`The content folder is not imported: ${faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('; ')}`);
}

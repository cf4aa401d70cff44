import { sendFolder } from '@feszek/content-folder';
import type { ContentShop } from '@feszek/content-folder';
import { acknowledgementSchema, contentImportResultSchema } from '@feszek/contract';
import type { ContentImportResult, ContentRemark } from '@feszek/contract';
import { stat } from 'node:fs/promises';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { RefusedError } from '../../platform/commands/OperatorClient.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import type { CommandContext } from '../../platform/commands/topic.ts';

/** The exit code of a command that found errors in the folder. */
const FAULTY = 2;

function contentShop(client: OperatorClient): ContentShop {
  return {
    importFiles: (body) => client.call('PUT', '/operator/content', contentImportResultSchema, body),
    uploadPicture: (hash, bytes, isCheck) =>
      client.call('PUT', `/operator/content/pictures/${hash}?is_check=${isCheck}`, acknowledgementSchema, new Blob([bytes])).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof RefusedError && error.code.startsWith('picture_')) return error.message;
          throw error;
        },
      ),
  };
}

const line = ({ file, line: number, message }: ContentRemark) => `${file}:${number}: ${message}`;

function summary({ sections }: ContentImportResult): string {
  return sections.length > 0 ? sections.map(({ name, count }) => `${name} ${count}`).join(', ') : 'no section';
}

/**
 * Checks or imports a content folder. Errors and warnings are printed with file and line.
 *
 * @returns the exit code: 0, or 2 for a folder with errors
 */
export async function sendContent({ client, here, terminal }: CommandContext, name: string, isCheck: boolean): Promise<number> {
  const folder = here(name);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new CommandFailure(`${folder} is not a folder.`);
  const result = await sendFolder(folder, contentShop(client()), isCheck);
  for (const warning of result.warnings) terminal.warn(`Warning: ${line(warning)}`);
  for (const fault of result.faults) terminal.out(line(fault));
  if (result.faults.length > 0) {
    terminal.out(`The folder has ${result.faults.length === 1 ? 'an error' : `${result.faults.length} errors`}. Nothing is changed.`);
    return FAULTY;
  }
  terminal.out(isCheck ? `The folder has no errors: ${summary(result)}.` : `Imported: ${summary(result)}.`);
  return 0;
}

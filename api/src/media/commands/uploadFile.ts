import { MEDIA_LIMITS, mediaListSchema } from '@feszek/contract';
import type { MediaList } from '@feszek/contract';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../platform/errorCode.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Uploads a file to a position of its owner.
 *
 * @param query - alternative texts and focal point
 * @throws CommandFailure if the file cannot be read, or the API refuses it
 */
export async function uploadFile(client: OperatorClient, path: string, position: number, file: string, query: URLSearchParams = new URLSearchParams()): Promise<MediaList> {
  const unreadable = (error: unknown) => {
    throw new CommandFailure(`${file} cannot be read (${errorCode(error)}).`);
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > MEDIA_LIMITS.bytes) throw new CommandFailure(`${file} has more than ${MEDIA_LIMITS.bytes / MEGABYTE} MB.`);
  const blob = new Blob([await readFile(file).catch(unreadable)]);
  return client.call('PUT', `${path}/${position}?${query.toString()}`, mediaListSchema, blob);
}

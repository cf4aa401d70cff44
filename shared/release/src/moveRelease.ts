import { rename, rm } from 'node:fs/promises';
import { isCode } from './isCode.ts';

/** Gives a complete copy of a release its final name. If another process was earlier, the copy is deleted. */
export async function moveRelease(copy: string, target: string): Promise<void> {
  await rename(copy, target).catch(async (error: unknown) => {
    await rm(copy, { recursive: true, force: true });
    if (!isCode(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  });
}

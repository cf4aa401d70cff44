import { readFile, rename, writeFile } from 'node:fs/promises';
import { errorCode } from '../errorCode.ts';
import { CommandFailure } from './failure.ts';

/**
 * Reads the value of a JSON file.
 *
 * @throws CommandFailure if the file cannot be read or is not JSON, with the position
 */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandFailure(`${file} cannot be read (${errorCode(error)}).`);
  });
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandFailure(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Writes a value as JSON; a file is replaced only when the new one is complete.
 *
 * @throws CommandFailure if the file cannot be written
 */
export async function writeJsonFile(file: string, value: unknown): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await writeFile(unfinished, `${JSON.stringify(value, undefined, 2)}\n`);
    await rename(unfinished, file);
  } catch (error) {
    throw new CommandFailure(`${file} cannot be written (${errorCode(error)}).`);
  }
}

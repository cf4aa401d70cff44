import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The operator token: from the environment, or from the file that the API writes to the data folder; `undefined` if there
 * does not exist yet.
 */
export async function findOperatorToken(environment: Readonly<Record<string, string | undefined>>, dataDir: string): Promise<string | undefined> {
  const fromEnvironment = environment['OPERATOR_TOKEN']?.trim();
  if (fromEnvironment) return fromEnvironment;
  const fromFile = await readFile(path.join(dataDir, 'operator-token'), 'utf8').catch(() => '');
  return fromFile.trim() || undefined;
}

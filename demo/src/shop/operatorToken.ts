import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The operator token: that of the environment, or the one that the API keeps in the data folder; `undefined` where there
 * is none yet.
 */
export async function findOperatorToken(environment: Readonly<Record<string, string | undefined>>, dataDir: string): Promise<string | undefined> {
  const given = environment['OPERATOR_TOKEN']?.trim();
  if (given) return given;
  const kept = await readFile(path.join(dataDir, 'operator-token'), 'utf8').catch(() => '');
  return kept.trim() || undefined;
}

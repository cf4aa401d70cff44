import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';

const BYTES = 32;
const TOKEN = /^[\w-]{20,}$/;

/** The file with the local operator's token. */
function operatorTokenFile(dataDir: string): string {
  return path.join(dataDir, 'operator-token');
}

/** The token in the data folder, or `undefined` if there is none yet. */
export function readOperatorToken(dataDir: string): string | undefined {
  try {
    const token = readFileSync(operatorTokenFile(dataDir), 'utf8').trim();
    return TOKEN.test(token) ? token : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The token in the data folder, created at the first start and readable by the folder's owner only. */
export function provideOperatorToken(dataDir: string): string {
  const file = operatorTokenFile(dataDir);
  const known = readOperatorToken(dataDir);
  if (known !== undefined) {
    chmodSync(file, 0o600);
    return known;
  }
  const token = randomBytes(BYTES).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `${token}\n`, { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  return token;
}

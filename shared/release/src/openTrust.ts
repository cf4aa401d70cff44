import { readFileSync, statSync } from 'node:fs';
import { parseTrust } from './trust.ts';
import type { Trust } from './trust.ts';

/** How long `revision` answers from memory, in milliseconds: it is called at each request for a file of a slice. */
const FRESH_MS = 1000;

export interface TrustFile extends Trust {
  /**
   * Increases when the file has changed: earlier checks must then be repeated. Reads the file's time at most once a
   * second.
   */
  revision(): number;
}

/** Identifies the content of a file without reading it. */
function markOf(path: string): string {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

/**
 * Opens `trust.json`. Each check of a signature first checks whether the file has changed, so a key is accepted or refused at once,
 * without a restart. While the changed file is malformed or missing, its last valid content is in effect.
 *
 * @param onRefused - is called once for each change that cannot be read
 * @throws Error if the file is missing or malformed now
 */
export function openTrust(path: string, onRefused: (error: unknown) => void): TrustFile {
  let mark = markOf(path);
  let trust = parseTrust(readFileSync(path, 'utf8'));
  let revision = 0;
  let checkedAt = performance.now();
  function current(): Trust {
    checkedAt = performance.now();
    let found = 'missing';
    try {
      found = markOf(path);
      if (found === mark) return trust;
      trust = parseTrust(readFileSync(path, 'utf8'));
      revision += 1;
    } catch (error) {
      if (found !== mark) onRefused(error);
    }
    mark = found;
    return trust;
  }
  return {
    verify: (role, text, signature) => current().verify(role, text, signature),
    revision() {
      if (performance.now() - checkedAt >= FRESH_MS) current();
      return revision;
    },
  };
}

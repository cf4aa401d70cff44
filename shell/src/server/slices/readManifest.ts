import { FRAGMENT_PROTOCOLS, parseSliceManifest, protocolConflict } from '@feszek/contract';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { AnswerTooLargeError, readLimited } from '@feszek/kit/server';
import { request } from 'undici';

/** The largest manifest that is read, in bytes. */
const MAX_MANIFEST_BYTES = 256 * 1024;
const TIMEOUT_MS = 2000;

/** A slice answered with a manifest that the shell cannot use. The message names the invalid field. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  /** As stated in the manifest; `unknown` if it is not. */
  readonly version: string;

  constructor(message: string, version: string, options?: ErrorOptions) {
    super(message, options);
    this.version = version;
  }
}

function versionOf(value: unknown): string {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'string' ? version.slice(0, 100) : 'unknown';
}

/**
 * Reads and validates the manifest of a slice.
 *
 * @param expected - the version that must answer; any by default
 * @throws ManifestError for a manifest that is malformed, too large, or of another protocol, slice or version
 */
export async function readManifest(url: string, name: SliceName, expected?: string): Promise<SliceManifest> {
  let parsed: unknown;
  try {
    const answer = await request(`${url}/manifest.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = await readLimited(answer, MAX_MANIFEST_BYTES);
    if (answer.statusCode !== 200) throw new Error(`${url}/manifest.json was answered with ${answer.statusCode}`);
    parsed = JSON.parse(bytes.toString('utf8'));
    const manifest = parseSliceManifest(parsed, name);
    const conflict = protocolConflict(manifest, FRAGMENT_PROTOCOLS);
    if (conflict !== undefined) throw new SyntaxError(conflict);
    if (expected !== undefined && manifest.version !== expected) throw new SyntaxError(`version must be ${expected}`);
    return manifest;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof AnswerTooLargeError) throw new ManifestError(error.message, versionOf(parsed), { cause: error });
    throw error;
  }
}

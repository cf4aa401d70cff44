import type { SliceManifest } from '@feszek/contract';

/** Manifests that a slice may serve by mistake. */
export const MALFORMED_MANIFESTS: readonly (readonly [string, (good: SliceManifest) => string])[] = [
  ['is no JSON', () => '<html>'],
  ['is null', () => 'null'],
  ['has no fragments', ({ fragments: _, ...rest }) => JSON.stringify(rest)],
  ['has null for fragments', (good) => JSON.stringify({ ...good, fragments: null })],
  ['has a fragment of the wrong type', (good) => JSON.stringify({ ...good, fragments: { showrooms: 'yes' } })],
  ['has styles of the wrong type', (good) => JSON.stringify({ ...good, fragments: { showrooms: { kind: 'public', mode: 'static', styles: 1, scripts: [] } } })],
  ['has no remote entry', ({ remoteEntry: _, ...rest }) => JSON.stringify(rest)],
  ['has a number for its version', (good) => JSON.stringify({ ...good, version: 2 })],
  ['is of another protocol', (good) => JSON.stringify({ ...good, version: '2.0.0', protocol: 2 })],
  ['names a file outside its own folder', (good) => JSON.stringify({ ...good, version: '2.0.0', remoteEntry: '/slices/account/1/remoteEntry.js' })],
  ['is huge', (good) => JSON.stringify({ ...good, version: '2.0.0', padding: 'x'.repeat(300 * 1024) })],
];

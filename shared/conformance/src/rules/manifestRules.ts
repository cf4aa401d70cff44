import { findingOf } from '../findingOf.ts';
import { addressesOf } from '../releaseFiles.ts';
import type { Finding, Rule } from '../Rule.ts';

/** As in the shell. */
const MAX_MANIFEST_BYTES = 256 * 1024;

const passed = (found: string): Finding => ({ outcome: 'passed', found });
const failed = (found: string): Finding => ({ outcome: 'failed', found });
const notApplicable = (found: string): Finding => ({ outcome: 'not applicable', found });

function isHealthOf(body: unknown, name: string, version: string): boolean {
  return typeof body === 'object' && body !== null && 'slice' in body && body.slice === name && 'version' in body && body.version === version;
}

export const MANIFEST_RULES: readonly Rule[] = [
  {
    id: 'manifest',
    sentence: 'GET /manifest.json answers with a manifest that a shell accepts.',
    check: ({ manifest, manifestFault }) => (manifest ? passed(`${manifest.name} ${manifest.version}`) : failed(manifestFault ?? 'no manifest')),
  },
  {
    id: 'manifest-size',
    sentence: 'A manifest is not larger than 256 KB.',
    check: ({ manifestAnswer: { body } }) => (body.length <= MAX_MANIFEST_BYTES ? passed : failed)(`${body.length} bytes`),
  },
  {
    id: 'manifest-fresh',
    sentence: 'The manifest is not stored: Cache-Control is no-store.',
    check: ({ manifestAnswer: { headers } }) => (headers.get('cache-control')?.includes('no-store') ? passed : failed)(`Cache-Control: ${headers.get('cache-control') ?? 'none'}`),
  },
  {
    id: 'manifest-files',
    sentence: 'The manifest lists in files every file that it names.',
    check: ({ manifest }) => {
      const { files } = manifest ?? {};
      if (!manifest || !files) return notApplicable('no list of files: the register refuses such a release');
      return findingOf(addressesOf(manifest), 'addresses', ({ address, file }) => (Object.hasOwn(files, file) ? undefined : `${address} is not in files`));
    },
  },
  {
    id: 'manifest-version',
    sentence: 'GET /health answers 200 with the slice and the version of the manifest.',
    async check({ manifest, request }) {
      if (!manifest) return notApplicable('no manifest');
      const { status, body } = await request('/health');
      if (status !== 200) return failed(`the status is ${status}`);
      const text = body.toString('utf8');
      return (isHealthOf(JSON.parse(text), manifest.name, manifest.version) ? passed : failed)(text.slice(0, 200));
    },
  },
];

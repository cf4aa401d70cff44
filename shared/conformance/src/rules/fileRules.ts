import { createHash } from 'node:crypto';
import { sliceBase } from '@feszek/contract';
import { findingOf } from '../findingOf.ts';
import { browserFiles } from '../releaseFiles.ts';
import type { BrowserFile } from '../releaseFiles.ts';
import type { Answer } from '../requestSlice.ts';
import type { Finding, Rule } from '../Rule.ts';
import type { Subject } from '../Subject.ts';

const YEAR_S = 31_536_000;

const COMPRESSED = { headers: { 'accept-encoding': 'br, gzip' } };

/** Requests every file of the browser, and checks those that are there. */
function eachFile({ manifest, file: read }: Subject, faultOf: (answer: Answer, file: BrowserFile) => string | undefined | Promise<string | undefined>): Promise<Finding> {
  return findingOf(manifest ? browserFiles(manifest) : [], 'files', async (file) => {
    const answer = await read(file.address);
    const fault = answer.status === 200 ? await faultOf(answer, file) : undefined;
    return fault && `${file.file}: ${fault}`;
  });
}

function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

export const FILE_RULES: readonly Rule[] = [
  {
    id: 'file-found',
    sentence: 'GET /slices/{name}/{version}/{file} answers 200 for every file of the browser.',
    check: ({ manifest, file }) => findingOf(manifest ? browserFiles(manifest) : [], 'files', async ({ address }) => {
      const { status } = await file(address);
      return status === 200 ? undefined : `${address} is answered with ${status}`;
    }),
  },
  {
    id: 'file-hash',
    sentence: 'A file is the one whose hash the manifest lists.',
    check: (subject) => eachFile(subject, ({ body }, { hash }) => (hash === undefined || hashOf(body) === hash ? undefined : 'another hash')),
  },
  {
    id: 'file-encoding',
    sentence: 'A compressed answer contains the same file.',
    check: (subject) => eachFile(subject, async ({ body }, { address }) => ((await subject.request(address, COMPRESSED)).body.equals(body) ? undefined : 'another content')),
  },
  {
    id: 'file-type',
    sentence: 'The media type of a file is that of its ending.',
    check: (subject) => eachFile(subject, ({ headers }, { mediaType }) => {
      const type = headers.get('content-type') ?? 'none';
      return type.split(';', 1)[0] === mediaType ? undefined : `the type is ${type}`;
    }),
  },
  {
    id: 'file-immutable',
    sentence: 'A file is immutable: Cache-Control is public, immutable, with a max-age of a year.',
    check: (subject) => eachFile(subject, ({ headers }) => {
      const value = headers.get('cache-control') ?? '';
      const isImmutable = value.includes('immutable') && value.includes('public') && Number(/max-age=(\d+)/.exec(value)?.[1]) >= YEAR_S;
      return isImmutable ? undefined : `Cache-Control is "${value}"`;
    }),
  },
  {
    id: 'file-any-origin',
    sentence: 'Any origin may read a file: Access-Control-Allow-Origin is *.',
    check: (subject) => eachFile(subject, ({ headers }) => (headers.get('access-control-allow-origin') === '*' ? undefined : 'the header is missing')),
  },
  {
    id: 'file-unknown',
    sentence: 'An unknown file, a file of another version, and an address that leaves the folder are answered with 404.',
    check: ({ manifest, request }) => {
      const base = manifest && sliceBase(manifest.name, manifest.version);
      const entry = manifest?.remoteEntry.slice(base?.length);
      const addresses = manifest ? [`${base}no-such-file.js`, `/slices/${manifest.name}/0.0.0-none/${entry}`, `${base}%2e%2e%2fmanifest.json`] : [];
      return findingOf(addresses, 'addresses', async (address) => {
        const { status } = await request(address);
        return status === 404 ? undefined : `${address} is answered with ${status}`;
      });
    },
  },
  {
    id: 'entry',
    sentence: 'The entry defines the container of the slice, which exposes ./slice.',
    check: ({ manifest, file }) => findingOf(manifest ? [manifest] : [], 'entry', async ({ name, remoteEntry }) => {
      const { status, body } = await file(remoteEntry);
      const missing = [`feszek_${name.replaceAll('-', '_')}`, './slice'].find((text) => !body.includes(text));
      return status === 200 && missing !== undefined ? `it does not contain ${missing}` : undefined;
    }),
  },
];

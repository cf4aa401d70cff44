import { FRAGMENT_PROTOCOLS, parseSliceManifest, protocolConflict, sliceNamed } from '@feszek/contract';
import type { SliceManifest } from '@feszek/contract';
import { listSamples } from './listSamples.ts';
import { takeSample } from './Sample.ts';
import type { Sample } from './Sample.ts';
import { requestSlice } from './requestSlice.ts';
import type { Answer, SliceRequest } from './requestSlice.ts';

/** What the rules examine: a running server of a slice, and what it has answered so far. */
export interface Subject {
  readonly manifestAnswer: Answer;
  /** `undefined` if a shell refuses it. */
  readonly manifest: SliceManifest | undefined;
  /** Why a shell refuses the manifest. */
  readonly manifestFault: string | undefined;
  /** The fragments that could be requested, each in both languages. */
  readonly samples: readonly Sample[];
  /** The names of the fragments for which an example is missing. */
  readonly withoutExample: readonly string[];
  request(path: string, request?: SliceRequest): Promise<Answer>;
  /** Requests a file of the browser once, without compression. */
  file(address: string): Promise<Answer>;
  readonly address: string;
}

function readManifest({ status, body }: Answer): SliceManifest {
  if (status !== 200) throw new SyntaxError(`the status is ${status}`);
  const value: unknown = JSON.parse(body.toString('utf8'));
  const name = sliceNamed(typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined);
  if (name === undefined) throw new SyntaxError('name must be the name of a slice');
  const manifest = parseSliceManifest(value, name);
  const conflict = protocolConflict(manifest, FRAGMENT_PROTOCOLS);
  if (conflict !== undefined) throw new SyntaxError(conflict);
  return manifest;
}

/**
 * Reads the manifest of a running slice, and requests its fragments.
 *
 * @param address - of the slice's server
 * @param examples - see `listSamples`
 * @throws Error if the server does not answer
 */
export async function openSubject(address: string, examples: readonly string[]): Promise<Subject> {
  const origin = address.replace(/\/$/, '');
  const request: Subject['request'] = (path, options) => requestSlice(`${origin}${path}`, options);
  const files = new Map<string, Promise<Answer>>();
  const file: Subject['file'] = (path) => {
    const answer = files.get(path) ?? request(path, { headers: { 'accept-encoding': 'identity' } });
    files.set(path, answer);
    return answer;
  };
  const manifestAnswer = await request('/manifest.json');
  try {
    const manifest = readManifest(manifestAnswer);
    const { wanted, missing } = listSamples(manifest, examples);
    const taken = await Promise.all(wanted.map((one) => takeSample(request, manifest, one)));
    const isRefused = ({ isGuess, answer }: Sample) => isGuess && answer.status === 422;
    const samples = taken.filter((sample) => !isRefused(sample));
    const withoutExample = [...new Set([...missing, ...taken.filter(isRefused).map(({ request: { fragment } }) => fragment)])];
    return { address: origin, manifestAnswer, manifest, manifestFault: undefined, samples, withoutExample, request, file };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { address: origin, manifestAnswer, manifest: undefined, manifestFault: error.message, samples: [], withoutExample: [], request, file };
  }
}

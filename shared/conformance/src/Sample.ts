import { fragmentQuery } from '@feszek/contract';
import type { FragmentManifest, FragmentRequest, SliceManifest } from '@feszek/contract';
import type { WantedSample } from './listSamples.ts';
import { parseAnswer } from './parseAnswer.ts';
import type { ParsedAnswer } from './parseAnswer.ts';
import type { Answer, SliceRequest } from './requestSlice.ts';

/** A request for a fragment, and its answer. */
export interface Sample extends WantedSample {
  /** For reports: the fragment with its language. */
  readonly label: string;
  readonly path: string;
  readonly declared: FragmentManifest;
  readonly answer: Answer;
  /** `undefined` if the answer is no fragment. */
  readonly parsed: ParsedAnswer | undefined;
  /** Why the answer is no fragment. */
  readonly fault: string | undefined;
}

/** The address of a fragment on its slice's server. */
export function fragmentPath(request: FragmentRequest): string {
  return `/fragments/${request.fragment}?${fragmentQuery(request)}`;
}

/** Requests a fragment. */
export async function takeSample(
  send: (path: string, request?: SliceRequest) => Promise<Answer>,
  { fragments }: SliceManifest,
  wanted: WantedSample,
): Promise<Sample> {
  const { fragment, locale } = wanted.request;
  const declared = fragments[fragment];
  if (!declared) throw new RangeError(`The manifest has no fragment ${fragment}`);
  const path = fragmentPath(wanted.request);
  const answer = await send(path);
  const sample = { ...wanted, label: `${fragment} (${locale})`, path, declared, answer };
  if (answer.status !== 200) return { ...sample, parsed: undefined, fault: undefined };
  try {
    return { ...sample, parsed: parseAnswer(answer.body.toString('utf8')), fault: undefined };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ...sample, parsed: undefined, fault: error.message };
  }
}

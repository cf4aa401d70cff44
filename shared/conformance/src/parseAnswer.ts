import { parseFragmentResponse } from '@feszek/contract';
import type { HeadRecord } from '@feszek/contract';

/** The three parts of a fragment's answer. The data is not validated: other rules are about it. */
export interface ParsedAnswer {
  readonly record: HeadRecord;
  readonly data: string;
  readonly html: string;
}

/**
 * Splits the body of a fragment's answer, and validates the head record as a shell does.
 *
 * @throws SyntaxError that names the first wrong field
 */
export function parseAnswer(body: string): ParsedAnswer {
  const [head = '', data, ...html] = body.split('\n');
  if (data === undefined || html.length === 0) throw new SyntaxError('the answer has fewer than three parts');
  const { record } = parseFragmentResponse(`${head}\nnull\n`);
  return { record, data, html: html.join('\n') };
}

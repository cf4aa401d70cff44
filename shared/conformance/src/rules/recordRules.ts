import { parseSlotReference, splitAtSlots } from '@feszek/contract';
import type { HeadRecord } from '@feszek/contract';
import { findingOf } from '../findingOf.ts';
import type { ParsedAnswer } from '../parseAnswer.ts';
import type { Finding, Rule } from '../Rule.ts';
import type { Sample } from '../Sample.ts';
import type { Subject } from '../Subject.ts';

/** Checks every answer that is a fragment. */
function eachAnswer({ samples }: Subject, faultOf: (parsed: ParsedAnswer, sample: Sample) => string | undefined): Promise<Finding> {
  const fragments = samples.flatMap((sample) => (sample.parsed ? [{ sample, parsed: sample.parsed }] : []));
  return findingOf(fragments, 'answers', ({ sample, parsed }) => {
    const fault = faultOf(parsed, sample);
    return fault && `${sample.label}: ${fault}`;
  });
}

/** A text outside the list. */
function otherThan(list: readonly string[], texts: readonly string[]): string | undefined {
  const other = texts.find((text) => !list.includes(text));
  return other && `${other} is not in the manifest`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function isShopPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function headFault({ status, head: { title, canonical = '/', alternates = {} } }: HeadRecord): string | undefined {
  if (status === 200 && title.trim() === '') return 'the title is empty';
  const other = [canonical, ...Object.values(alternates)].find((path) => !isShopPath(path));
  return other && `${other} is not a path of the shop`;
}

export const RECORD_RULES: readonly Rule[] = [
  {
    id: 'fragment-form',
    sentence: 'An answer is a line with a valid head record, a line with the data, and the HTML.',
    check: ({ samples }) => findingOf(samples.filter(({ answer }) => answer.status === 200), 'answers', ({ label, fault }) => fault && `${label}: ${fault}`),
  },
  {
    id: 'record-version',
    sentence: 'The version of an answer is that of the manifest.',
    check: (subject) => eachAnswer(subject, ({ record }) => (record.version === subject.manifest?.version ? undefined : `the version is ${record.version}`)),
  },
  {
    id: 'record-head',
    sentence: 'A screen has a title, and the addresses of its head are paths of the shop.',
    check: (subject) => eachAnswer(subject, ({ record }, { isScreen }) => (isScreen ? headFault(record) : undefined)),
  },
  {
    id: 'record-cache',
    sentence: 'A personal fragment has the cache policy personal.',
    check: (subject) => eachAnswer(subject, ({ record: { cache } }, { declared: { kind } }) => (kind === 'personal' && cache.kind !== 'personal' ? `the policy is ${cache.kind}` : undefined)),
  },
  {
    id: 'record-styles',
    sentence: 'An answer names only styles that the manifest lists for its fragment.',
    check: (subject) => eachAnswer(subject, ({ record }, { declared }) => otherThan(declared.styles, record.styles)),
  },
  {
    id: 'record-scripts',
    sentence: 'An answer names only scripts and texts that the manifest lists for its fragment.',
    check: (subject) => eachAnswer(subject, ({ record }, { declared, request: { locale } }) =>
      otherThan([...declared.scripts, ...(declared.texts ?? subject.manifest?.texts)?.[locale] ?? []], record.scripts)),
  },
  {
    id: 'data-json',
    sentence: 'The data is JSON.',
    check: (subject) => eachAnswer(subject, ({ data }) => (isJson(data) ? undefined : `the data is ${data.slice(0, 40)}`)),
  },
  {
    id: 'data-escaped',
    sentence: 'The data is escaped: it contains no <.',
    check: (subject) => eachAnswer(subject, ({ data }) => (data.includes('<') ? `${data.slice(data.indexOf('<')).slice(0, 40)} is not escaped` : undefined)),
  },
  {
    id: 'data-static',
    sentence: 'The data of a static fragment is null.',
    check: (subject) => eachAnswer(subject, ({ data }, { declared: { mode } }) => (mode === 'static' && data !== 'null' ? 'it has data' : undefined)),
  },
  {
    id: 'slot-order',
    sentence: 'slots lists the slots of the HTML in document order.',
    check: (subject) => eachAnswer(subject, ({ record: { slots }, html }) => {
      const marked = splitAtSlots(html).flatMap(({ slot }) => slot ?? []);
      return marked.join() === slots.join() ? undefined : `listed are ${slots.join(', ') || 'none'}, in the HTML are ${marked.join(', ') || 'none'}`;
    }),
  },
  {
    id: 'slot-reference',
    sentence: 'A slot is a reference: a part and its parameters, sorted by name, without empty ones.',
    check: (subject) => eachAnswer(subject, ({ record: { slots } }) => slots.find((slot) => parseSlotReference(slot) === undefined)),
  },
];

import { elementsOf } from '../elementsOf.ts';
import type { FragmentElement, ParsedHtml } from '../elementsOf.ts';
import { findingOf } from '../findingOf.ts';
import { parseAnswer } from '../parseAnswer.ts';
import type { ParsedAnswer } from '../parseAnswer.ts';
import type { Finding, Rule } from '../Rule.ts';
import { fragmentPath } from '../Sample.ts';
import type { Subject } from '../Subject.ts';

const SCRIPT_ADDRESS = /^\s*javascript:/i;
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(['title', 'meta', 'link', 'base']);

/** The elements of the answers with HTML. They are parsed once for all rules, since an answer may be large. */
const parsedHtml = new WeakMap<ParsedAnswer, ParsedHtml>();

function htmlOf(answer: ParsedAnswer): ParsedHtml {
  const html = parsedHtml.get(answer) ?? elementsOf(answer.html);
  parsedHtml.set(answer, html);
  return html;
}

/** The samples with HTML. */
function withHtml({ samples }: Subject) {
  return samples.flatMap((sample) => (sample.parsed?.html ? [{ ...sample, html: htmlOf(sample.parsed) }] : []));
}

function eachHtml(subject: Subject, faultOf: (html: ParsedHtml) => string | undefined): Promise<Finding> {
  return findingOf(withHtml(subject), 'answers', ({ label, html }) => {
    const fault = faultOf(html);
    return fault && `${label}: ${fault}`;
  });
}

function eachElement(subject: Subject, faultOf: (element: FragmentElement) => string | undefined): Promise<Finding> {
  return eachHtml(subject, ({ elements }) => {
    for (const element of elements) {
      const fault = faultOf(element);
      if (fault !== undefined) return fault;
    }
    return undefined;
  });
}

/** Attributes that refer to elements by their ids. */
const REFERENCES = ['for', 'list', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'];

/** The ids to which elements of a fragment refer. An id without a reference is an anchor, which may be the same in each copy. */
const referencesOf = ({ elements }: ParsedHtml) => elements.flatMap(({ attributes }) => REFERENCES.flatMap((name) => attributes.get(name)?.split(/\s+/) ?? []));

const idsOf = ({ elements }: ParsedHtml) => elements.flatMap(({ attributes }) => attributes.get('id') ?? []);

export const HTML_RULES: readonly Rule[] = [
  {
    id: 'html-complete',
    sentence: 'The HTML ends every element that it begins, and no other.',
    check: (subject) => eachHtml(subject, ({ isComplete }) => (isComplete ? undefined : 'an element is not ended, or ended without a beginning')),
  },
  {
    id: 'html-script',
    sentence: 'The HTML has no script.',
    check: (subject) => eachElement(subject, ({ name }) => (name === 'script' ? 'it has a script' : undefined)),
  },
  {
    id: 'html-handler',
    sentence: 'The HTML has no attribute that contains a script.',
    check: (subject) => eachElement(subject, ({ name, attributes }) => {
      const found = [...attributes].find(([attribute, value]) => attribute.startsWith('on') || SCRIPT_ADDRESS.test(value));
      return found && `${name} has ${found[0]}`;
    }),
  },
  {
    id: 'html-style',
    sentence: 'The HTML has no style attribute and no style element.',
    check: (subject) => eachElement(subject, ({ name, attributes }) => (name === 'style' || attributes.has('style') ? `${name} has a style` : undefined)),
  },
  {
    id: 'html-head',
    sentence: 'No slice writes <title>, <meta>, <link> or <base> itself.',
    check: (subject) => eachElement(subject, ({ name, isHtml, attributes }) => (isHtml && HEAD_ELEMENTS.has(name) && !attributes.has('itemprop') ? `it has ${name}` : undefined)),
  },
  {
    id: 'id-once',
    sentence: 'An id occurs once in a fragment.',
    check: (subject) => eachHtml(subject, (html) => {
      const ids = idsOf(html);
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      return twice && `the id ${twice} occurs twice`;
    }),
  },
  {
    id: 'id-instance',
    sentence: 'Each copy of a part refers to ids of its own, by its instance.',
    check: (subject) => findingOf(withHtml(subject).filter(({ isScreen, declared }) => !isScreen && (declared.params ?? []).length > 0), 'parts with parameters', async ({ label, request, html }) => {
      const copy = await subject.request(fragmentPath({ ...request, instance: 2 }));
      const ids = new Set(referencesOf(html));
      const same = referencesOf(elementsOf(parseAnswer(copy.body.toString('utf8')).html)).find((id) => ids.has(id));
      return same && `${label}: both copies refer to the id ${same}`;
    }),
  },
];

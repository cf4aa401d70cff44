import { FRAGMENT_CONTENT_TYPE } from '@feszek/contract';
import { findingOf } from '../findingOf.ts';
import { isSameAnswer } from '../isSameAnswer.ts';
import type { Answer } from '../requestSlice.ts';
import type { Finding, Rule } from '../Rule.ts';
import { fragmentPath } from '../Sample.ts';
import type { Sample } from '../Sample.ts';
import type { Subject } from '../Subject.ts';

/** As in the shell. */
const MAX_FRAGMENT_BYTES = 2 * 1024 * 1024;

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What a shell sends for a personal fragment only. A public one must ignore it. */
const VISITOR = { cookie: 'feszek_session=conformance; currency_id=EUR; locale=en', 'x-forwarded-for': '192.0.2.7', 'accept-language': 'de' };

/** A parameter that no part declares. */
const UNDECLARED = 'conformance_check';

const answered = ({ samples }: Subject) => samples.filter(({ answer }) => answer.status === 200);
const parts = (subject: Subject) => answered(subject).filter(({ isScreen }) => !isScreen);

/** The path of a fragment with another value of one parameter of the query. */
function changed({ path }: Sample, name: string, value: string): string {
  const url = new URL(path, 'http://slice');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** Whether an answer is the sentence by which a part refuses its parameters. */
function refusalFault({ status, body }: Answer): string | undefined {
  if (status !== 422) return `the status is ${status}`;
  const value: unknown = JSON.parse(body.toString('utf8'));
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string' ? undefined : 'the answer has no error';
}

function eachPublic(subject: Subject, faultOf: (sample: Sample, answer: Answer) => string | undefined | Promise<string | undefined>): Promise<Finding> {
  return findingOf(answered(subject).filter(({ declared }) => declared.kind === 'public'), 'public answers', async (sample) => {
    const fault = await faultOf(sample, await subject.request(sample.path, { headers: VISITOR }));
    return fault && `${sample.label}: ${fault}`;
  });
}

export const REQUEST_RULES: readonly Rule[] = [
  {
    id: 'fragment-status',
    sentence: 'A fragment of the manifest is answered with the HTTP status 200.',
    async check({ samples, withoutExample }) {
      const finding = await findingOf(samples, 'answers', ({ label, answer: { status } }) => (status === 200 ? undefined : `${label} is answered with ${status}`));
      return withoutExample.length > 0 ? { ...finding, found: `${finding.found}; not requested without an example: ${withoutExample.join(', ')}` } : finding;
    },
  },
  {
    id: 'fragment-type',
    sentence: 'The content type of a fragment is application/vnd.feszek.fragment.',
    check: (subject) => findingOf(answered(subject), 'answers', ({ label, answer: { headers } }) => {
      const type = headers.get('content-type');
      return type?.split(';', 1)[0] === FRAGMENT_CONTENT_TYPE.split(';', 1)[0] ? undefined : `${label}: the type is ${type ?? 'missing'}`;
    }),
  },
  {
    id: 'fragment-size',
    sentence: 'An answer has at most 2 MB.',
    check: (subject) => findingOf(answered(subject), 'answers', ({ label, answer: { body } }) => (body.length <= MAX_FRAGMENT_BYTES ? undefined : `${label} has ${body.length} bytes`)),
  },
  {
    id: 'public-same',
    sentence: 'A public fragment is the same for every visitor: it ignores cookies and addresses.',
    check: (subject) => eachPublic(subject, async ({ path, answer }, answerWithCookies) => {
      if (isSameAnswer(answer, answerWithCookies)) return undefined;
      // The content may have changed since the first answer.
      return isSameAnswer(await subject.request(path), answerWithCookies) ? undefined : 'another answer with cookies';
    }),
  },
  {
    id: 'public-no-cookie',
    sentence: 'A public fragment sets no cookie.',
    check: (subject) => eachPublic(subject, (_, { headers }) => (headers.has('set-cookie') ? 'it has Set-Cookie' : undefined)),
  },
  {
    id: 'choices-unknown',
    sentence: 'An unknown locale, currency or vat_mode is answered with 400.',
    check: (subject) => findingOf(answered(subject).slice(0, 1).flatMap((sample) => ['locale', 'currency', 'vat_mode'].map((name) => ({ sample, name }))), 'requests', async ({ sample, name }) => {
      const { status } = await subject.request(changed(sample, name, 'none'));
      return status === 400 ? undefined : `${name} is answered with ${status}`;
    }),
  },
  {
    id: 'params-malformed',
    sentence: 'A text in params that is not a JSON object is answered with 400.',
    check: (subject) => findingOf(answered(subject).slice(0, 1).flatMap((sample) => ['{', '[]'].map((text) => ({ sample, text }))), 'requests', async ({ sample, text }) => {
      const { status } = await subject.request(changed(sample, 'params', text));
      return status === 400 ? undefined : `${text} is answered with ${status}`;
    }),
  },
  {
    id: 'params-undeclared',
    sentence: 'A part answers a parameter that it does not declare with 422 and an error.',
    check: (subject) => findingOf(parts(subject), 'parts', async ({ label, request }) => {
      const fault = refusalFault(await subject.request(fragmentPath({ ...request, params: { ...request.params, [UNDECLARED]: '1' } })));
      return fault && `${label}: ${fault}`;
    }),
  },
  {
    id: 'params-refused',
    sentence: 'A part answers a value that does not match its declaration with 422 and an error.',
    check: (subject) => findingOf(parts(subject).flatMap(({ label, request, declared: { params = [] } }) => params.map((name) => ({ label, request, name }))), 'parameters', async ({ label, request, name }) => {
      const fault = refusalFault(await subject.request(fragmentPath({ ...request, params: { ...request.params, [name]: '\u0000' } })));
      return fault && `${label}, ${name}: ${fault}`;
    }),
  },
  {
    id: 'fragment-unknown',
    sentence: 'An unknown fragment is answered with 404.',
    check: (subject) => findingOf(answered(subject).slice(0, 1).flatMap(({ request }) => ['no-such-fragment', 'constructor'].map((fragment) => ({ ...request, params: {}, fragment }))), 'requests', async (request) => {
      const { status } = await subject.request(fragmentPath(request));
      return status === 404 ? undefined : `${request.fragment} is answered with ${status}`;
    }),
  },
  {
    id: 'browser-only',
    sentence: 'A fragment of the mode browser has no HTML from the server: 404.',
    check: (subject) => {
      const names = Object.entries(subject.manifest?.fragments ?? {}).filter(([, { mode }]) => mode === 'browser').map(([name]) => name);
      return findingOf(names, 'fragments', async (fragment) => {
        const { status } = await subject.request(fragmentPath({ fragment, locale: 'en', currency: 'HUF', vatMode: 'net', pathname: '/en', search: '', params: {} }));
        return status === 404 ? undefined : `${fragment} is answered with ${status}`;
      });
    },
  },
  {
    id: 'method',
    sentence: 'A method that changes something is refused with 4xx.',
    check: (subject) => findingOf(answered(subject).slice(0, 1).flatMap(({ path }) => METHODS.map((method) => ({ path, method }))), 'methods', async ({ path, method }) => {
      const { status } = await subject.request(path, { method });
      return status >= 400 && status < 500 ? undefined : `${method} is answered with ${status}`;
    }),
  },
];

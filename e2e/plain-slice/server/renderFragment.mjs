import { toHtml } from '../views/element.mjs';
import { FRAGMENTS } from '../views/fragments.mjs';

const CHOICES = new Map([['locale', ['hu', 'en']], ['currency', ['HUF', 'EUR', 'USD']], ['vat_mode', ['net', 'gross']]]);
/** The shell's own deadline is shorter. In milliseconds. */
const DEADLINE_MS = 8000;
const BUSY_RETRY_S = '5';

/** JSON that cannot end the script element of the page. @param {unknown} value */
function scriptJson(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The parameters of a request; `undefined` for a text that is not a JSON object. @param {string} text */
function parseParams(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers the request for a fragment.
 *
 * @param {{ readonly version: string, readonly fragments: any }} manifest
 * @param {string} name
 * @param {URLSearchParams} query
 * @param {{ readonly api: string, readonly signal: AbortSignal }} options
 * @returns {Promise<{ status: number, headers?: Record<string, string>, body: string | object }>}
 */
export async function renderFragment(manifest, name, query, { api, signal }) {
  const params = parseParams(query.get('params') ?? '{}');
  const areKnown = [...CHOICES].every(([choice, values]) => values.includes(query.get(choice) ?? ''));
  if (!areKnown || !params) return { status: 400, body: { error: 'The query is not a fragment request.' } };
  const fragment = Object.hasOwn(FRAGMENTS, name) ? FRAGMENTS[name] : undefined;
  if (!fragment) return { status: 404, body: { error: 'There is no such fragment.' } };
  const [undeclared] = Object.keys(params);
  if (undeclared !== undefined && name !== 'faq') return { status: 422, body: { error: `${name} has no parameter ${undeclared}.` } };
  const locale = query.get('locale') === 'hu' ? 'hu' : 'en';
  const response = await fetch(api + fragment.api, {
    headers: { accept: 'application/json', locale, 'currency-id': query.get('currency') ?? 'HUF' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
  });
  if (response.status === 503) return { status: 503, headers: { 'retry-after': BUSY_RETRY_S }, body: { error: 'The API is busy.' } };
  if (!response.ok) throw new Error(`${fragment.api} is answered with ${response.status}`);
  const { data } = await response.json();
  const { mode, styles, scripts } = manifest.fragments[name];
  const record = { protocol: 1, version: manifest.version, styles, scripts, slots: [] };
  if (fragment.isEmpty(data)) return found({ ...record, status: 404, head: { title: '' }, cache: { kind: 'personal' } }, 'null', '');
  const cache = { kind: 'public', maxAge: 300, staleWhileRevalidate: 3600, tags: [fragment.tag] };
  return found({ ...record, status: 200, head: fragment.head(locale), cache }, mode === 'static' ? 'null' : scriptJson(data), toHtml(fragment.view(data, locale)));
}

/**
 * @param {object} record
 * @param {string} data
 * @param {string} html
 */
function found(record, data, html) {
  return { status: 200, headers: { 'content-type': 'application/vnd.feszek.fragment; charset=utf-8' }, body: [JSON.stringify(record), data, html].join('\n') };
}

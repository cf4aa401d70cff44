import { isRecord } from '@feszek/contract';
import { maskPath } from '@feszek/logging';

/** One refusal of the content policy or of the integrity policy, without data about the visitor. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** The longest field that is stored. */
const LONGEST = 120;
/** The most reports of one request that are counted. */
const MOST = 20;
const DIRECTIVE = /^[a-z-]{1,40}$/;

type Fields = Readonly<Record<string, unknown>>;

function textOf(fields: Fields, ...names: readonly string[]): string {
  const value = names.map((name) => fields[name]).find((found) => typeof found === 'string' || typeof found === 'number');
  return String(value ?? '').replaceAll(/\p{Cc}/gu, '');
}

const short = (text: string) => text.slice(0, LONGEST);

const pathOf = (address: string) => (URL.canParse(address) ? short(maskPath(new URL(address).pathname)) : '');

/** The origin of an address, or a keyword of the standard (CSP Level 3, 5.3): the rest of an address may contain secrets. */
function blockedOf(text: string): string {
  if (!URL.canParse(text)) return short(text.split(/[?#]/, 1)[0] ?? '');
  const { origin, protocol } = new URL(text);
  return short(origin === 'null' ? protocol : origin);
}

function toReport(fields: Fields): PolicyReport | undefined {
  const directive = textOf(fields, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ', 1)[0] ?? '';
  if (!DIRECTIVE.test(directive)) return undefined;
  const source = pathOf(textOf(fields, 'sourceFile', 'source-file'));
  const line = textOf(fields, 'lineNumber', 'line-number');
  return {
    directive,
    blocked: blockedOf(textOf(fields, 'blockedURL', 'blocked-uri')),
    page: pathOf(textOf(fields, 'documentURL', 'document-uri')),
    source: source && /^\d{1,7}$/.test(line) ? `${source}:${line}` : source,
  };
}

/** The fields of one report of the Reporting API. A refusal by the integrity policy (SRI, "Reporting") names no directive. */
function fieldsOf(entry: unknown): unknown {
  if (!isRecord(entry)) return undefined;
  if (entry['type'] === 'integrity-violation' && isRecord(entry['body'])) return { ...entry['body'], effectiveDirective: 'integrity-policy' };
  return entry['type'] === 'csp-violation' ? entry['body'] : undefined;
}

/**
 * Reads the body that a browser sends: one report (`report-uri`, CSP Level 2) or several (Reporting API). Everything else in it
 * is ignored.
 */
export function readReports(body: unknown): PolicyReport[] {
  const bodies = Array.isArray(body)
    ? body.slice(0, MOST).map(fieldsOf)
    : [isRecord(body) ? body['csp-report'] : undefined];
  return bodies.filter(isRecord).flatMap((fields) => toReport(fields) ?? []);
}

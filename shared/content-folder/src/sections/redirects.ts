import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { FOLDER_LIMITS } from '../names.ts';
import { normalizePath } from '../normalizePath.ts';
import type { SourceRedirect } from '../source.ts';
import { readList } from './lists.ts';
import type { YamlFields } from '../YamlFields.ts';

const STATUSES = ['301', '302', '410'] as const;

interface Rule {
  readonly fields: YamlFields;
  readonly redirect: SourceRedirect;
}

/** An address of this shop becomes its path. */
function localPath(target: string, shopOrigin: string): string {
  return URL.canParse(target) && new URL(target).origin === shopOrigin ? target.slice(shopOrigin.length) || '/' : target;
}

function readTo(fields: YamlFields, shopOrigin: string): string {
  const to = localPath(fields.text('to', 2000), shopOrigin);
  const isAddress = /^https?:\/\//i.test(to) && URL.canParse(to);
  if (to !== '' && !isAddress && (normalizePath(to) === undefined || to.startsWith('//'))) fields.fault('to', `"${to}" is neither a path that begins with / nor an address that begins with https://.`);
  return to;
}

function readRule(fields: YamlFields, shopOrigin: string): Rule {
  const given = fields.text('from', 2000);
  const from = normalizePath(given);
  if (given !== '' && (from === undefined || /[?#]/.test(given))) fields.fault('from', `"${given}" must be a path that begins with / and has no query.`);
  const status = fields.has('status') ? fields.choice('status', STATUSES) : '301';
  if (!fields.has('status')) fields.optionalText('status', 3);
  if (status === '410') {
    if (fields.optionalText('to', 2000) !== undefined) fields.fault('to', 'A page that is gone (410) has no target.');
    return { fields, redirect: { from: from ?? '', status: 410, to: null } };
  }
  return { fields, redirect: { from: from ?? '', status: status === '302' ? 302 : 301, to: readTo(fields, shopOrigin) } };
}

/** Reports loops and chains: a rule must not lead to an address that has a rule itself. */
function checkChains(rules: readonly Rule[]): void {
  const byFrom = new Map(rules.map((rule) => [rule.redirect.from, rule]));
  for (const { fields, redirect: { from, to } } of rules) {
    const path = to === null ? undefined : normalizePath(to);
    const next = path === undefined ? undefined : byFrom.get(path);
    if (!next) continue;
    const seen = new Set([from]);
    let end: Rule | undefined = next;
    while (end && !seen.has(end.redirect.from)) {
      seen.add(end.redirect.from);
      end = byFrom.get(end.redirect.to === null ? '' : (normalizePath(end.redirect.to) ?? ''));
    }
    fields.fault('to', end ? `The rules lead from ${from} in a loop.` : `${path} has a rule itself: redirect ${from} to the final address.`);
  }
}

/** Rules of addresses. */
export function readRedirects(files: FolderFiles, faults: Faults, shopOrigin: string): readonly SourceRedirect[] | undefined {
  const rules = readList('redirects.yaml', FOLDER_LIMITS.redirects, files, faults, (fields) => readRule(fields, shopOrigin));
  if (!rules) return undefined;
  const seen = new Set<string>();
  for (const { fields, redirect: { from } } of rules) {
    if (from !== '' && seen.has(from)) fields.fault('from', `Another rule has the address ${from}.`);
    seen.add(from);
  }
  checkChains(rules);
  return rules.map(({ redirect }) => redirect);
}

import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createHash } from 'node:crypto';
import type { Trx } from '../../../platform/database/Trx.ts';
import type { SynonymGroup } from './group.ts';

interface Row {
  readonly locale: Locale;
  readonly words: readonly string[];
  readonly narrower: readonly string[];
}

/** Identifies a group by its content. */
export function fingerprintOf({ locale, words, narrower }: Row): string {
  return createHash('sha256').update(JSON.stringify([locale, words, narrower])).digest('hex').slice(0, 8);
}

const nameOf = ({ locale, words: [name = ''] }: Row) => `${locale} ${name}`;

/**
 * Stores the synonyms of the code that are not stored yet, and deletes stored ones that the code no longer contains. Does
 * not touch what the operator has added, changed or deleted: a changed row, identified by its first word, also replaces
 * later versions of the group.
 */
export async function storeSynonyms(trx: Trx, synonyms: Readonly<Record<Locale, readonly SynonymGroup[]>>): Promise<void> {
  const groups = LOCALES.flatMap((locale) => synonyms[locale].map(({ words, narrower = [] }) => ({ locale, words, narrower })));
  const ours = new Set(groups.map(fingerprintOf));
  const given = new Set((await trx.selectFrom('search_synonym_given').select('fingerprint').execute()).map(({ fingerprint }) => fingerprint));
  if (ours.size === given.size && [...ours].every((fingerprint) => given.has(fingerprint))) return;
  const rows = await trx.selectFrom('search_synonym').select(['id', 'locale', 'words', 'narrower']).execute();
  const taken = rows.filter((row) => given.has(fingerprintOf(row)) && !ours.has(fingerprintOf(row))).map(({ id }) => id);
  if (taken.length > 0) await trx.deleteFrom('search_synonym').where('id', 'in', taken).execute();
  const theirs = new Set(rows.filter((row) => !given.has(fingerprintOf(row))).map(nameOf));
  const fresh = groups.filter((group) => !given.has(fingerprintOf(group)) && !theirs.has(nameOf(group)));
  if (fresh.length > 0) await trx.insertInto('search_synonym').values(fresh).execute();
  await trx.deleteFrom('search_synonym_given').execute();
  await trx.insertInto('search_synonym_given').values([...ours].map((fingerprint) => ({ fingerprint }))).execute();
}

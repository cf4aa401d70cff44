import { LEGAL_DOCUMENTS, legalPageNames } from '@feszek/contract';
import type { LegalDocument } from '@feszek/contract';
import type { Environment } from './checkPublicShop.ts';

const TIMEOUT_MS = 5000;
const NOT_FOUND = 404;

/** Finds the documents whose page the running shop does not have; `undefined` if the shop does not answer. */
export type FindMissingLegalPages = (environment: Environment) => Promise<readonly LegalDocument[] | undefined>;

function apiAddress(environment: Environment): string {
  const [first = ''] = (environment['API_URL'] ?? '').split(',');
  return first.trim() || `http://127.0.0.1:${environment['API_PORT'] || '3010'}`;
}

/** Asks the API for the pages, at the address that the commands of the operator use. */
export const findMissingLegalPages: FindMissingLegalPages = async (environment) => {
  const isMissing = async (name: string) => (await fetch(new URL(`/api/pages/${name}`, apiAddress(environment)), { signal: AbortSignal.timeout(TIMEOUT_MS) })).status === NOT_FOUND;
  try {
    const answers = await Promise.all(LEGAL_DOCUMENTS.map(async (document) => ({ document, missing: await Promise.all(legalPageNames(document).map(isMissing)) })));
    return answers.filter(({ missing }) => missing.includes(true)).map(({ document }) => document);
  } catch {
    return undefined;
  }
};

import type { LegalDocument } from '@feszek/contract';
import { isOnThisMachine } from '@feszek/contract/this-machine';
import { checkPublicShop } from './checkPublicShop.ts';
import type { Environment, Finding } from './checkPublicShop.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { findMissingLegalPages } from './findMissingLegalPages.ts';
import type { FindMissingLegalPages } from './findMissingLegalPages.ts';
import { openFiles } from './platform/openFiles.ts';

/** The result of `npm run shop -- doctor`. */
export interface Diagnosis {
  readonly lines: readonly string[];
  /** 1 if the shop does not start at its address with these settings, or takes no orders there. */
  readonly exitCode: number;
}

const LEVELS = ['missing', 'weak'] as const;

const printed = (findings: readonly Finding[]) => LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level).map(({ message }) => `${level.padEnd(7)}  ${message}`));

const PAGE_TITLES: Readonly<Record<LegalDocument, string>> = { terms: 'terms and conditions', privacy: 'privacy notice' };

function pageFindings(pages: readonly LegalDocument[] = []): Finding[] {
  return pages.map((page) => ({ level: 'missing', message: `The ${PAGE_TITLES[page]} (page ${page}) must be published: until then the shop takes no orders and no quote requests (docs/guides/content.md).` }));
}

async function fileFindings({ dataDir }: Config): Promise<Finding[]> {
  const files = await openFiles(dataDir);
  return files.length === 0 ? [] : [{ level: 'weak', message: `Other users of this machine can read ${files.join(', ')}: run chmod -R go-rwx ${dataDir}.` }];
}

/**
 * Checks a shop: what is missing for its address, and what is weak. The shop need not run; if it does, its legal pages are
 * checked too.
 */
export async function diagnose(environment: Environment, findPages: FindMissingLegalPages = findMissingLegalPages): Promise<Diagnosis> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return { lines: printed([{ level: 'missing', message: error.message }]), exitCode: 1 };
    throw error;
  }
  const isLocal = isOnThisMachine(config);
  const pages = await findPages(environment);
  const findings = [...checkPublicShop(config, environment), ...pageFindings(pages), ...(await fileFindings(config))];
  const missing = findings.filter(({ level }) => level === 'missing').length;
  return {
    lines: [
      ...(isLocal ? [`${config.shopUrl} is an address of this machine: the shop starts. At a public address the result is:`] : []),
      ...printed(findings),
      ...(pages ? [] : ['The shop does not answer: whether its terms and its privacy notice are published was not checked.']),
      `${missing} missing, ${findings.length - missing} weak.`,
    ],
    exitCode: !isLocal && missing > 0 ? 1 : 0,
  };
}

import type { Finding, Rule } from './Rule.ts';
import { RULES } from './rules/index.ts';
import { openSubject } from './Subject.ts';

/** A rule with what its check has found. */
export interface CheckedRule extends Finding {
  readonly rule: Rule;
}

/**
 * Checks whether a server of a slice follows the fragment protocol. It sends only requests that change nothing.
 *
 * @param address - of the slice's server, e.g. `http://127.0.0.1:3004`
 * @param examples - see `listSamples`
 * @throws Error if the server does not answer
 */
export async function checkSlice(address: string, examples: readonly string[] = []): Promise<readonly CheckedRule[]> {
  const subject = await openSubject(address, examples);
  const checked: CheckedRule[] = [];
  for (const rule of RULES) {
    const finding = await Promise.resolve(rule.check(subject)).catch((error: unknown): Finding => ({ outcome: 'failed', found: error instanceof Error ? error.message : String(error) }));
    checked.push({ rule, ...finding });
  }
  return checked;
}

import type { CheckedRule } from './checkSlice.ts';
import type { Outcome } from './Rule.ts';

const SIGNS: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '!', 'not applicable': '-' };

/** One line for each rule, and one with the numbers. */
export function formatReport(checked: readonly CheckedRule[]): string {
  const lines = checked.map(({ rule, outcome, found }) => `${SIGNS[outcome]} ${rule.id.padEnd(22)} ${rule.sentence} ${outcome}: ${found}`);
  const count = (outcome: Outcome) => checked.filter((one) => one.outcome === outcome).length;
  return [...lines, '', `${count('passed')} passed, ${count('failed')} failed, ${count('not applicable')} not applicable`].join('\n');
}

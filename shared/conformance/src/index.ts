export { checkSlice } from './checkSlice.ts';
export type { CheckedRule } from './checkSlice.ts';
export { formatReport } from './formatReport.ts';
export { readExamples } from './readExamples.ts';
export { RULES } from './rules/index.ts';
export type { Finding, Outcome, Rule } from './Rule.ts';

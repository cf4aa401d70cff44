import type { Rule } from '../Rule.ts';
import { DISCONNECT_RULE } from './disconnectRule.ts';
import { FILE_RULES } from './fileRules.ts';
import { HTML_RULES } from './htmlRules.ts';
import { MANIFEST_RULES } from './manifestRules.ts';
import { RECORD_RULES } from './recordRules.ts';
import { REQUEST_RULES } from './requestRules.ts';

/** Every rule of the fragment protocol that can be checked from outside. */
export const RULES: readonly Rule[] = [...MANIFEST_RULES, ...FILE_RULES, ...REQUEST_RULES, ...RECORD_RULES, ...HTML_RULES, DISCONNECT_RULE];

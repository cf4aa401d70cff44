import { string } from 'yup';

/** Line breaks and other control characters, with the white space around them. */
const BREAKS = /\s*[\p{Cc}\u2028\u2029]+\s*/gu;

/** A text of one line, such as a name or a street: what a visitor pastes in several lines becomes one. */
export const lineText = () => string().trim().transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(BREAKS, ' ') : value));

import { string } from 'yup';

/** Markup of a page or of a forum. */
const MARKUP = /<\/?[a-z!][^>]*>|\[\/?(?:url|link|img)\b|javascript:/i;

/** A text that a person types: without markup, of at most `max` characters. */
export const plainText = (max: number) => string().trim().max(max, 'too_long').test('markup', 'no_markup', (value) => !value || !MARKUP.test(value));

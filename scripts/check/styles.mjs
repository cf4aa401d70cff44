import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { COLOUR_NAMES } from './colourNames.mjs';
import { filesIn } from './filesIn.mjs';
import { readPackages } from './packages.mjs';

/** The files of the design language: colours, shadows, font sizes and radii come from there. */
const TOKENS = 'shared/ui/src/styles/tokens.css';

/** A property and its value; selectors and media queries end in a brace and do not match. */
const DECLARATIONS = /(?<=^|[;{}])\s*([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;
/** Strings and addresses, in which a colour's name or a `#` has no effect. */
const QUOTED = /(["']).*?\1|url\([^)]*\)/g;

const COLOUR_LITERAL = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const COLOUR_NAME = new RegExp(`(?<![\\w-])(?:${COLOUR_NAMES.join('|')})(?![\\w-])`, 'i');
/** Other properties may contain an identifier that is also a colour's name, such as a grid area. */
const TAKES_COLOUR = /^(--.*|background(-.*)?|border(-.*)?|outline(-.*)?|text-(decoration|emphasis|shadow).*|box-shadow|filter|fill|stroke|column-rule.*|.*color)$/;

const SHADOW = /^(box|text)-shadow$/;
const RADIUS = /^border(-\w+){0,2}-radius$/;
const KEYWORD = /^(none|inherit|initial|unset|revert|revert-layer|0|\/)$/;

/**
 * @param {string} css
 * @returns {Set<string>}
 */
function customProperties(css) {
  return new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
}

/**
 * Whether every part of a value is a token, or computed from tokens.
 *
 * @param {string} value
 * @param {ReadonlySet<string>} tokens
 */
function isOfTokens(value, tokens) {
  const inTokens = value.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (whole, name) => (tokens.has(name) ? 'token' : whole));
  // An operand that `calc()` adds to a token may be literal; a `calc()` without a token is a literal size.
  const parts = inTokens.replaceAll(/calc\([^()]*\btoken\b[^()]*\)/g, 'token').split(/\s+/);
  return parts.every((part) => part === 'token' || KEYWORD.test(part));
}

/**
 * The reason why a declaration has a literal value, or `undefined` if it uses the design language.
 *
 * @param {string} property
 * @param {string} value
 * @param {ReadonlySet<string>} tokens
 */
function objection(property, value, tokens) {
  if (COLOUR_LITERAL.test(value) || (TAKES_COLOUR.test(property) && COLOUR_NAME.test(value))) return 'a colour that is no token';
  if ((SHADOW.test(property) && !isOfTokens(value, tokens)) || /drop-shadow\((?!\s*var\()/.test(value)) return 'a shadow that is no token';
  if (property === 'font-size' && !isOfTokens(value, tokens)) return 'a size of type that is no token';
  if (property === 'font' && !KEYWORD.test(value)) return 'a size of type that is no token';
  if (RADIUS.test(property) && !isOfTokens(value, tokens)) return 'a radius that is no token';
  return undefined;
}

/**
 * @param {string} css
 * @param {ReadonlySet<string>} tokens
 * @returns {{ line: number, declaration: string, reason: string }[]}
 */
function ownStyles(css, tokens) {
  // Blanked text keeps its length and lines, so that positions stay valid.
  const blank = (/** @type {string} */ text) => text.replaceAll(/[^\n]/g, ' ');
  const text = css.replaceAll(COMMENTS, blank).replaceAll(QUOTED, blank);
  return [...text.matchAll(DECLARATIONS)].flatMap((match) => {
    const [whole, property = '', raw = ''] = match;
    const value = raw.trim().replaceAll(/\s+/g, ' ');
    const reason = objection(property.toLowerCase(), value, tokens);
    if (!reason) return [];
    const start = match.index + whole.indexOf(property);
    return [{ line: text.slice(0, start).split('\n').length, declaration: `${property}: ${value}`, reason }];
  });
}

/**
 * Every declaration in the styles of a slice or the shell with a literal colour, shadow, font size or radius. These belong
 * to the design language, so that themes and all parts of a page stay consistent.
 *
 * @param {string} root - the project's folder
 * @returns {string[]} one line each: file, line, declaration, reason
 */
export function findOwnStyles(root) {
  const tokens = customProperties(readFileSync(join(root, TOKENS), 'utf8'));
  return readPackages(root).filter(({ kind }) => kind === 'slice' || kind === 'shell').flatMap(({ folder }) =>
    filesIn(folder, /\.css$/).flatMap((file) =>
      ownStyles(readFileSync(file, 'utf8'), tokens).map(
        ({ line, declaration, reason }) => `${relative(root, file)}:${line}: "${declaration}" is ${reason}`,
      ),
    ),
  );
}

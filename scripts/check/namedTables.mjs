/** Calls of Kysely whose first argument names tables. */
const CALL = /\b(selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*(\[[^\]]*\]|'[^']*')/g;
const CHANGING_CALL = /^(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
const FIRST_WORD = /'(\w+)[^']*'/g;

/** The start of a text in SQL. */
const SQL_START = /\bsql(?:<[^`]*>|\.raw\()?`/g;
const SQL_CHANGE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(\w+)/gi;
const SQL_READ = /\b(?:from|join|using)\s+(\w+\b(?!\.)(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+\b(?!\.)(?:\s+(?:as\s+)?\w+)?)*)/gi;
const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * @param {string} code
 * @param {number} start - after the opening backtick
 * @returns {string} the text of a template up to its closing backtick, with each expression in it replaced by `?`
 */
function templateText(code, start) {
  let text = '';
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '`') return text;
    if (code.startsWith('${', at)) {
      at = expressionEnd(code, at + 2);
      text += '?';
    } else {
      text += code[at];
    }
  }
  return text;
}

/**
 * @param {string} code
 * @param {number} start - after the opening brace
 * @returns {number} where the closing brace is
 */
function expressionEnd(code, start) {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '`') at += rawLength(code, at + 1);
    else if (code[at] === '{') depth += 1;
    else if (code[at] === '}' && depth === 0) return at;
    else if (code[at] === '}') depth -= 1;
  }
  return code.length;
}

/**
 * @param {string} code
 * @param {number} start - after the opening backtick
 * @returns {number} characters from the opening backtick to the closing one
 */
function rawLength(code, start) {
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '`') return at - start + 1;
    if (code.startsWith('${', at)) at = expressionEnd(code, at + 2);
  }
  return code.length - start;
}

/**
 * Words of queries in the place of a table, in calls of Kysely and in SQL. They may also be names of common table
 * expressions and temporary tables.
 *
 * @param {string} source - of a TypeScript file
 * @returns {{ table: string, line: number, isChange: boolean }[]}
 */
export function namedTables(source) {
  const code = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const lineAt = (/** @type {number} */ index) => code.slice(0, index).split('\n').length;
  const calls = [...code.matchAll(CALL)].flatMap(({ 1: name = '', 2: argument = '', index }) =>
    [...argument.matchAll(FIRST_WORD)].map(([, table = '']) => ({ table, line: lineAt(index), isChange: CHANGING_CALL.test(name) })),
  );
  const texts = [...code.matchAll(SQL_START)].flatMap(({ 0: opening, index }) => {
    const start = index + opening.length;
    const text = templateText(code, start);
    const line = lineAt(start);
    const changes = [...text.matchAll(SQL_CHANGE)].map(([, table = '']) => ({ table, line, isChange: true }));
    const lists = [...text.matchAll(SQL_READ)].flatMap(([, list = '']) => list.split(','));
    return [...changes, ...lists.map((item) => ({ table: item.trim().split(/\s/)[0] ?? '', line, isChange: false }))];
  });
  return [...calls, ...texts];
}

import { element } from './element.ts';

/** A table with column headings. The first cell of each row is the heading of the row. */
export function table(caption: string, columns: readonly string[], rows: readonly (readonly (Node | string)[])[]): HTMLElement {
  const head = element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)));
  const body = rows.map(([first = '', ...others]) => element('tr', {}, element('th', { scope: 'row' }, first), ...others.map((cell) => element('td', {}, cell))));
  return element('div', { class: 'panel-scroll', tabindex: '0', role: 'group', 'aria-label': caption }, element('table', {}, element('caption', {}, caption), element('thead', {}, head), element('tbody', {}, ...body)));
}

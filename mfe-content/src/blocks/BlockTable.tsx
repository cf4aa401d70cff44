import type { ContentInline, ContentTable } from '@feszek/contract';
import { classNames } from '@feszek/ui';
import { Inlines } from './Inlines.tsx';
import { keepTogether } from './keepTogether.ts';
import styles from './BlockTable.module.css';

/** More columns than this are shown one below the other on a phone. */
const MOST_SIDE_BY_SIDE = 3;

function textOf(inlines: readonly ContentInline[]): string {
  return inlines.map((inline) => ('text' in inline ? inline.text : 'inlines' in inline ? textOf(inline.inlines) : ' ')).join('');
}

/** A table of an article or a page. */
export function BlockTable({ table: { columns, rows } }: { readonly table: ContentTable }) {
  if (rows.length === 0) return null;
  const isWide = columns.length > MOST_SIDE_BY_SIDE;
  const alignment = (column: number) => {
    const align = columns[column]?.align;
    return align === 'right' || align === 'center' ? styles[align] : undefined;
  };
  return (
    <div className={classNames(styles.frame, isWide && styles.wide)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ inlines }, column) => (
              <th key={column} scope="col" className={alignment(column)}>
                <Inlines inlines={inlines} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, row) => (
            <tr key={row}>
              {cells.map(({ inlines }, column) => (
                <td key={column} className={alignment(column)} data-label={isWide ? keepTogether(textOf(columns[column]?.inlines ?? [])) : undefined}>
                  <Inlines inlines={inlines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

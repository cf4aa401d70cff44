import type { ContentTable } from '@feszek/contract';
import { classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Inlines } from './Inlines.tsx';
import styles from './BlockTable.module.css';

/** A table. One that is wider than the page scrolls by itself, also with the keyboard. */
export function BlockTable({ table: { columns, rows } }: { readonly table: ContentTable }) {
  const t = useT();
  if (rows.length === 0) return null;
  const alignment = (column: number) => {
    const align = columns[column]?.align;
    return align === 'right' || align === 'center' ? styles[align] : undefined;
  };
  return (
    <div className={classNames(styles.frame, columns.length > 3 && styles.wide)} role="group" aria-label={t('blocks.table')} tabIndex={0}>
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
                <td key={column} className={alignment(column)}>
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

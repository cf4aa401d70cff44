import { useT } from '../i18n.ts';
import type { HomeView } from './loadHome.ts';
import styles from './Brands.module.css';

/** The makers whose things the shop sells. */
export function Brands({ brands }: Pick<HomeView, 'brands'>) {
  const t = useT();
  return (
    <ul role="list" className={styles.brands}>
      {brands.map(({ id, name, productCount }) => (
        <li key={id} className={styles.brand}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{t('list.count', { count: productCount })}</span>
        </li>
      ))}
    </ul>
  );
}

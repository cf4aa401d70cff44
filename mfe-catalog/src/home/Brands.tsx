import { Picture } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { BrandView } from './homeView.ts';
import styles from './Brands.module.css';

const SIZES = '(min-width: 90rem) 328px, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 46vw';

/** The makers whose things the shop sells: a picture with the name below it, or the name in its place. */
export function Brands({ brands }: { readonly brands: readonly BrandView[] }) {
  const t = useT();
  return (
    <ul role="list" className={styles.brands}>
      {brands.map(({ id, name, image, productCount }) => (
        <li key={id} className={styles.brand}>
          <div className={styles.media}>{image ? <Picture image={image} sizes={SIZES} ratio="landscape" alt="" className={styles.picture} /> : <Sign name={name} />}</div>
          <p className={styles.name}>{name}</p>
          <p className={styles.count}>{t('list.count', { count: productCount })}</p>
        </li>
      ))}
    </ul>
  );
}

/** The first letter of a maker's name: the name itself stands below it. */
function Sign({ name }: { readonly name: string }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}

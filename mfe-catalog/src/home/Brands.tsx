import { Picture } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { BrandView } from './homeView.ts';
import styles from './Brands.module.css';

const SIZES = '(min-width: 90rem) 112px, (min-width: 64rem) 8vw, (min-width: 40rem) 22vw, 40vw';

/** The brands: a picture, or a letter without one, with the name below; each links to its products. */
export function Brands({ brands }: { readonly brands: readonly BrandView[] }) {
  const t = useT();
  return (
    <ul role="list" className={styles.brands}>
      {brands.map(({ id, name, image, productCount, href }) => (
        <li key={id} className={styles.item}>
          <a href={href} className={styles.brand}>
            <span className={styles.media}>{image ? <Picture image={image} sizes={SIZES} ratio="landscape" alt="" className={styles.picture} /> : <Sign name={name} />}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{t('list.count', { count: productCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The first letter of a brand's name. The name is below it. */
function Sign({ name }: { readonly name: string }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}

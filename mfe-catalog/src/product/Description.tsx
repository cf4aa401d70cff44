import { Icon } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { ProductView } from './productView.ts';
import styles from './Description.module.css';

/** The description and the features of the product; nothing for a product that has neither. */
export function Description({ description, features }: Pick<ProductView, 'description' | 'features'>) {
  const t = useT();
  if (description === '' && features.length === 0) return null;
  return (
    <section className={styles.description} aria-labelledby="product-description">
      <h2 id="product-description" className={styles.title}>{t('product.description')}</h2>
      {description !== '' && <p className={styles.text}>{description}</p>}
      {features.length > 0 && (
        <ul role="list" className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Icon name="check" size="small" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

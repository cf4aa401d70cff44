import { useI18n } from '../i18n.ts';
import type { ProductView } from './productView.ts';
import styles from './ProductFacts.module.css';

const MM_PER_CM = 10;
const G_PER_KG = 1000;

/** What the product is made of and how large it is. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  const { t } = useI18n();
  const { description, features, details, sku } = product;
  return (
    <div className={styles.facts}>
      <section className={styles.part} aria-labelledby="product-description">
        <h2 id="product-description" className={styles.title}>{t('product.description')}</h2>
        <p className={styles.text}>{description}</p>
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="product-details">
        <h2 id="product-details" className={styles.title}>{t('product.details')}</h2>
        <dl className={styles.list}>
          {details.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          <Fact label={t('product.sku')} value={sku} />
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="product-dimensions">
        <h2 id="product-dimensions" className={styles.title}>{t('product.dimensions')}</h2>
        <Dimensions dimensions={product.dimensions} />
      </section>
    </div>
  );
}

function Dimensions({ dimensions }: Pick<ProductView, 'dimensions'>) {
  const { t, formatNumber } = useI18n();
  const centimetres = (mm: number) => t('product.cm', { value: formatNumber(mm / MM_PER_CM) });
  return (
    <dl className={styles.list}>
      <Fact label={t('product.width')} value={centimetres(dimensions.width)} />
      <Fact label={t('product.depth')} value={centimetres(dimensions.depth)} />
      <Fact label={t('product.height')} value={centimetres(dimensions.height)} />
      <Fact label={t('product.weight')} value={t('product.kg', { value: formatNumber(dimensions.weight / G_PER_KG) })} />
    </dl>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

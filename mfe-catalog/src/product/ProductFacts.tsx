import { useI18n, useT } from '../i18n.ts';
import { DimensionDrawing } from './DimensionDrawing.tsx';
import { ProductSafety } from './ProductSafety.tsx';
import type { ProductView } from './productView.ts';
import styles from './ProductFacts.module.css';

const MM_PER_CM = 10;
const G_PER_KG = 1000;

/** Dimensions, material and care of the product. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  const t = useT();
  const { details, sku } = product;
  return (
    <div className={styles.facts}>
      <Dimensions dimensions={product.dimensions} />
      <section className={styles.part} aria-labelledby="product-details">
        <h2 id="product-details" className={styles.title}>{t('product.details')}</h2>
        <dl>
          {details.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          <Fact label={t('product.sku')} value={sku} />
        </dl>
      </section>
      <MaterialAndCare material={product.material} care={product.care} />
      <ProductSafety maker={product.maker} warnings={product.warnings} />
    </div>
  );
}

/** The known dimensions; a drawing if all three are known. */
function Dimensions({ dimensions }: Pick<ProductView, 'dimensions'>) {
  const { t, formatNumber } = useI18n();
  const centimetres = (mm: number) => t('product.cm', { value: formatNumber(mm / MM_PER_CM) });
  const { width, depth, height, weight } = dimensions;
  if (width === null && depth === null && height === null && weight === null) return null;
  const box = width !== null && depth !== null && height !== null ? { width, depth, height } : undefined;
  return (
    <section className={styles.part} aria-labelledby="product-dimensions">
      <h2 id="product-dimensions" className={styles.title}>{t('product.dimensions')}</h2>
      <div className={box && styles.measures}>
        {box && <DimensionDrawing box={box} labels={{ width: centimetres(box.width), depth: centimetres(box.depth), height: centimetres(box.height) }} />}
        <dl className={styles.measureList}>
          {width !== null && <Fact label={t('product.width')} value={centimetres(width)} />}
          {depth !== null && <Fact label={t('product.depth')} value={centimetres(depth)} />}
          {height !== null && <Fact label={t('product.height')} value={centimetres(height)} />}
          {weight !== null && <Fact label={t('product.weight')} value={t('product.kg', { value: formatNumber(weight / G_PER_KG) })} />}
        </dl>
      </div>
    </section>
  );
}

function MaterialAndCare({ material, care }: Pick<ProductView, 'material' | 'care'>) {
  const t = useT();
  if (!material && care.length === 0) return null;
  return (
    <section className={styles.material} aria-labelledby="product-material">
      <div className={styles.part}>
        <h2 id="product-material" className={styles.title}>{t('product.materialAndCare')}</h2>
        {material && <p className={styles.materialNames}>{material}</p>}
      </div>
      {care.length > 0 && (
        <ul role="list" className={styles.care} aria-label={t('product.care')}>
          {care.map((sentence) => (
            <li key={sentence} className={styles.sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
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

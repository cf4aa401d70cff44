import { Accordion, AccordionItem } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useI18n, useT } from '../i18n.ts';
import { DimensionDrawing } from './dimensions/DimensionDrawing.tsx';
import { liesFlat } from './dimensions/liesFlat.ts';
import { ProductSafety } from './ProductSafety.tsx';
import type { ProductView } from './productView.ts';
import styles from './ProductFacts.module.css';

const MM_PER_CM = 10;
const G_PER_KG = 1000;

/** Dimensions, details, material, care and safety of the product. What is needed to choose is open at first. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  const t = useT();
  const { sku, material, care, maker, warnings } = product;
  // The instructions below contain what a line of the table states about care.
  const details = product.details.filter(({ label }) => care.length === 0 || label !== t('product.care'));
  return (
    <div className={styles.facts}>
      <Dimensions product={product} />
      <div className={styles.parts}>
        <Accordion>
          <Part id="product-details" title={t('product.details')} isOpen>
            <dl>
              {material && <Fact label={t('product.material')} value={material} />}
              {details.map(({ label, value }) => (
                <Fact key={label} label={label} value={value} />
              ))}
              <Fact label={t('product.sku')} value={sku} />
            </dl>
          </Part>
          {care.length > 0 && (
            <Part id="product-care" title={t('product.care')}>
              <ul className={styles.sentences}>
                {care.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Part>
          )}
          {(maker || warnings.length > 0) && (
            <Part id="product-safety" title={t('safety.title')}>
              <ProductSafety maker={maker} warnings={warnings} />
            </Part>
          )}
        </Accordion>
      </div>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A titled part that opens and closes. */
function Part({ id, title, isOpen, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <AccordionItem title={<h2 id={id} className={styles.title}>{title}</h2>} defaultOpen={isOpen}>
        {children}
      </AccordionItem>
    </section>
  );
}

/** The known dimensions; a drawing if all three are known. */
function Dimensions({ product: { dimensions, kind, crumbs, title, subtitle, features } }: { readonly product: ProductView }) {
  const { t, formatNumber } = useI18n();
  const centimetres = (mm: number) => t('product.cm', { value: formatNumber(mm / MM_PER_CM) });
  const { width, depth, height, weight } = dimensions;
  if (width === null && depth === null && height === null && weight === null) return null;
  const known = width !== null && depth !== null && height !== null ? { width, depth, height } : undefined;
  const isFlat = known !== undefined && liesFlat(kind, known);
  return (
    <section className={styles.dimensions} aria-labelledby="product-dimensions">
      <h2 id="product-dimensions" className={styles.title}>{t('product.dimensions')}</h2>
      <div className={known && styles.measures}>
        {known && <DimensionDrawing dimensions={known} kind={kind} words={[crumbs.at(-1)?.label, title, subtitle, ...features].join(' · ')} labels={{ width: centimetres(known.width), depth: centimetres(known.depth), height: centimetres(known.height) }} />}
        <dl className={styles.measureList}>
          {width !== null && <Fact label={t('product.width')} value={centimetres(width)} />}
          {depth !== null && <Fact label={t(isFlat ? 'product.length' : 'product.depth')} value={centimetres(depth)} />}
          {height !== null && <Fact label={t(isFlat ? 'product.thickness' : 'product.height')} value={centimetres(height)} />}
          {weight !== null && <Fact label={t('product.weight')} value={t('product.kg', { value: formatNumber(weight / G_PER_KG) })} />}
        </dl>
      </div>
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

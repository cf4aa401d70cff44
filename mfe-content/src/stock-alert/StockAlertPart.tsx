import { useT } from '../i18n.ts';
import { StockAlertForm } from './StockAlertForm.tsx';
import styles from './StockAlert.module.css';

export interface StockAlertPartData {
  readonly productId: number;
}

/** The form beside a product that is sold out. */
export function StockAlertPart({ data: { productId } }: { readonly data: StockAlertPartData }) {
  const t = useT();
  return (
    <section className={styles.part} aria-labelledby="stock-alert" data-print="hide">
      <h2 id="stock-alert" className={styles.title}>{t('stockAlert.title')}</h2>
      <StockAlertForm productId={productId} isChecked={false} />
    </section>
  );
}

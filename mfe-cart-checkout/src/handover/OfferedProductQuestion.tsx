import { productPath, routePath } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Notice, Picture } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { DuePrice } from '../price/DuePrice.tsx';
import type { OfferedProduct } from './loadHandover.ts';
import styles from './HandoverScreen.module.css';

/** Why a product cannot be put into the cart, as the key of a text. */
const REFUSALS: ReadonlyMap<OfferedProduct['stock_state'], 'handover.soldOut' | 'handover.otherCurrency'> = new Map([['sold_out', 'handover.soldOut'], ['other_currency', 'handover.otherCurrency']]);

/** Asks whether to put a product into the cart that the page of another site has offered. */
export function OfferedProductQuestion({ product, quantity }: { readonly product: OfferedProduct; readonly quantity: number }) {
  const t = useT();
  const browser = useBrowser();
  const { locale } = useShop();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, title, subtitle, image, link, currency, price_net: net, price_gross: gross, price_original_gross: originalGross, stock_state: state } = product;
  const href = productPath(locale, { id, ...link });
  const refusal = REFUSALS.get(state);

  async function add(): Promise<void> {
    const { bus } = browser();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { ok, message } = await bus.ask('cart.add-product', { productId: id, quantity, isQuiet: true });
      if (ok) await bus.ask('navigation.go', { href: routePath('cart', locale) });
      else setFailure(message ?? t('handover.failed'));
    } catch {
      // The bus has reported the failure; the visitor needs a message.
      setFailure(t('handover.failed'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <p>{t('handover.product', { count: quantity })}</p>
      <div className={styles.product}>
        <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
          <Picture image={image} alt="" sizes="10rem" ratio="portrait" />
        </a>
        <div>
          <a className={styles.title} href={href}>{title}</a>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {state !== 'other_currency' && <DuePrice net={net} gross={gross} originalGross={originalGross} currency={currency} />}
        </div>
      </div>
      {refusal ? (
        <Notice>{t(refusal)}</Notice>
      ) : (
        <>
          <noscript>
            <Notice>{t('handover.withoutScript')}</Notice>
          </noscript>
          <Button size="large" icon="bag" loading={isBusy} onClick={() => void add()} data-replay>
            {t('handover.add')}
          </Button>
        </>
      )}
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}

import { routePath } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Container, Notice } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import type { HandoverData, OfferedProduct } from './loadHandover.ts';
import { useHandover } from './useHandover.ts';
import styles from './HandoverScreen.module.css';

/** Asks whether to put a product into the cart that the page of another site has offered. */
function ProductQuestion({ product }: { readonly product: OfferedProduct }) {
  const t = useT();
  const browser = useBrowser();
  const { locale } = useShop();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id: productId, quantity, title, href } = product;

  async function add(): Promise<void> {
    const { bus } = browser();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { ok, message } = await bus.ask('cart.add-product', { productId, quantity, isQuiet: true });
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
      <p>
        {t('handover.product', { count: quantity })} <a href={href}>{title}</a>
      </p>
      <Button size="large" icon="bag" loading={isBusy} onClick={() => void add()} data-replay>
        {t('handover.add')}
      </Button>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}

/** Where the pages of other sites lead to: with a product to confirm, or with the cart of a partner's page. */
export function HandoverScreen({ data: { product } }: { readonly data: HandoverData }) {
  const t = useT();
  const { locale } = useShop();
  const { state, confirm } = useHandover();
  return (
    <Container>
      <div className={styles.handover}>
        <h1>{t('handover.title')}</h1>
        {state.kind === 'none' && product && <ProductQuestion product={product} />}
        {state.kind === 'moving' && <p role="status">{t('handover.moving')}</p>}
        {state.kind === 'asks' && (
          <>
            <p role="status">{t('handover.question')}</p>
            <Button size="large" icon="bag" onClick={confirm}>
              {t('handover.add')}
            </Button>
          </>
        )}
        {state.kind === 'failed' && (
          <Notice tone="warning" role="alert">
            {state.message}
          </Notice>
        )}
        <p>
          <a href={routePath('cart', locale)}>{t('panel.toCart')}</a>
        </p>
      </div>
    </Container>
  );
}

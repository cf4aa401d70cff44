import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Container, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { HandoverData } from './loadHandover.ts';
import { OfferedProductQuestion } from './OfferedProductQuestion.tsx';
import { PartnerCart } from './PartnerCart.tsx';
import styles from './HandoverScreen.module.css';

/** Where the pages of other sites lead to: with a product to confirm, or with the cart of a partner's page. */
export function HandoverScreen({ data }: { readonly data: HandoverData }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Container>
      <div className={styles.handover}>
        <h1>{t('handover.title')}</h1>
        {data.kind === 'product' && <OfferedProductQuestion product={data.product} quantity={data.quantity} />}
        {data.kind === 'unknown' && <Notice>{t('handover.notSold')}</Notice>}
        {data.kind === 'cart' && <PartnerCart />}
        <p>
          <a href={routePath('cart', locale)}>{t('panel.toCart')}</a>
        </p>
      </div>
    </Container>
  );
}

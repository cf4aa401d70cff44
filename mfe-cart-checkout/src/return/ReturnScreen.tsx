import { ANCHORS, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { QuoteResult } from '../quote/QuoteResult.tsx';
import type { ReturnView } from './loadReturn.ts';

/** The result page without an order: the state of a quote request, or a message that the payment was not found. */
export function ReturnScreen({ data }: { readonly data: ReturnView }) {
  return 'quote' in data ? <QuoteResult quote={data.quote} /> : <NoOrder isNamed={data.isNamed} />;
}

function NoOrder({ isNamed }: { readonly isNamed: boolean }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Screen width="text">
      <EmptyState
        icon="warning"
        title={t('return.title')}
        headingLevel={1}
        action={<ButtonLink href={routePath('index', locale)}>{t('return.shop')}</ButtonLink>}
      >
        <p>{isNamed ? t('return.unknown') : t('return.none')}</p>
        <p>
          <a href={`#${ANCHORS.showrooms}`}>{t('return.contact')}</a>
        </p>
      </EmptyState>
    </Screen>
  );
}

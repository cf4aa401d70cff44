import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Container, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** Replaces the steps of an order or a quote request in a shop that accepts neither, because a text to be accepted is missing. */
export function OrdersClosed() {
  const t = useT();
  const { locale } = useShop();
  return (
    <Container section>
      <EmptyState icon="clock" title={t('closed.title')} headingLevel={1} action={<ButtonLink href={routePath('index', locale)}>{t('result.continueShopping')}</ButtonLink>}>
        <p>{t('closed.text')}</p>
      </EmptyState>
    </Container>
  );
}

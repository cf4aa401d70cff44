import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { LinkFault } from './loadReviewForm.ts';

const TEXTS = {
  review_link_malformed: 'malformed',
  review_link_unknown: 'unknown',
  review_link_expired: 'expired',
  review_too_early: 'early',
  order_restricted: 'restricted',
} as const satisfies Record<LinkFault, string>;

/** The key is the hash of an order, whose page shows its state and opens it with a code. */
const isOfOrder = (fault: LinkFault) => fault === 'order_restricted';

interface LinkFaultStateProps {
  readonly token: string;
  readonly fault: LinkFault;
}

/** Why the link opens no form, and where to go from here. */
export function LinkFaultState({ token, fault }: LinkFaultStateProps) {
  const t = useT();
  const { locale } = useShop();
  const text = TEXTS[fault];
  const action = isOfOrder(fault) ? (
    <ButtonLink href={routePath('orders-order_hash', locale, { order_hash: token })}>{t('productReview.toOrder')}</ButtonLink>
  ) : (
    <ButtonLink href={routePath('contact', locale)} variant="secondary">{t('productReview.toContact')}</ButtonLink>
  );
  return (
    <EmptyState icon={fault === 'review_too_early' ? 'clock' : 'warning'} title={t(`productReview.faults.${text}Title`)} headingLevel={1} action={action}>
      <p>{t(`productReview.faults.${text}`)}</p>
    </EmptyState>
  );
}

import { ANCHORS, routePath } from '@feszek/contract';
import type { WithdrawalState } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** Why an order cannot be withdrawn from, with the shop's contact. */
export function NoWithdrawal({ state }: { readonly state: Exclude<WithdrawalState, 'open'> }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <EmptyState icon="return" title={t(`withdrawal.closed.${state}.title`)} headingLevel={1} action={<ButtonLink href={routePath('index', locale)}>{t('result.continueShopping')}</ButtonLink>}>
      <p>{t(`withdrawal.closed.${state}.text`)}</p>
      <p>
        <a href={`#${ANCHORS.showrooms}`}>{t('result.contact')}</a>
      </p>
    </EmptyState>
  );
}

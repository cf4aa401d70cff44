import { FREE_DELIVERY_FROM, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import { Icon, classNames } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';
import styles from './ServiceBenefits.module.css';

/**
 * The benefits of every product: free delivery, which the shop offers; withdrawal and warranty, which the law requires and which are
 * therefore stated as information (specification, chapter 1).
 *
 * @param look - `line`: side by side across the page; `list`: below each other beside a product
 * @param delivery - shown below the benefit of free delivery
 */
export function ServiceBenefits({ look, delivery }: { readonly look: 'line' | 'list'; readonly delivery?: ReactNode }) {
  const t = useT();
  const { currency, locale } = useShop();
  const amount = formatAmount('gross', FREE_DELIVERY_FROM[currency], currency, useAmountLabels());
  return (
    <ul role="list" className={classNames(styles.benefits, styles[look])} aria-label={t('benefits.label')}>
      <li className={styles.benefit}>
        <Icon name="truck" />
        <span>
          {t('benefits.delivery', { amount })}
          {delivery}
        </span>
      </li>
      <li className={classNames(styles.benefit, styles.right)}>
        <Icon name="info" />
        <a href={routePath('withdrawal', locale)}>{t('benefits.returns')}</a>
      </li>
      <li className={classNames(styles.benefit, styles.right)}>
        <Icon name="info" />
        {t('benefits.warranty')}
      </li>
    </ul>
  );
}

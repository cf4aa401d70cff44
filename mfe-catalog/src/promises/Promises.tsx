import { FREE_DELIVERY_FROM, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import { Icon, classNames } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { useAmountWords } from '../price/useAmountWords.ts';
import styles from './Promises.module.css';

/**
 * What the shop promises with every product: specification, chapter 1.
 *
 * @param look - `line`: side by side across the page; `list`: below each other beside a product
 * @param delivery - what is said below the promise of free delivery
 */
export function Promises({ look, delivery }: { readonly look: 'line' | 'list'; readonly delivery?: ReactNode }) {
  const t = useT();
  const { currency, locale } = useShop();
  const amount = formatAmount('gross', FREE_DELIVERY_FROM[currency], currency, useAmountWords());
  return (
    <ul role="list" className={classNames(styles.promises, styles[look])} aria-label={t('promises.label')}>
      <li className={styles.promise}>
        <Icon name="shield" />
        {t('promises.warranty')}
      </li>
      <li className={styles.promise}>
        <Icon name="return" />
        <a href={routePath('withdrawal', locale)}>{t('promises.returns')}</a>
      </li>
      <li className={styles.promise}>
        <Icon name="truck" />
        <span>
          {t('promises.delivery', { amount })}
          {delivery}
        </span>
      </li>
    </ul>
  );
}

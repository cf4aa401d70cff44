import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import { quotesHref } from './quotesAddress.ts';
import styles from './ListTabs.module.css';

/** Links to the orders and to the quotes, which work without scripts. */
export function ListTabs({ current }: { readonly current: 'orders' | 'quotes' }) {
  const t = useT();
  const { locale } = useShop();
  const tabs = [
    { list: 'orders', href: routePath('account-orders', locale), label: t('orders.tab') },
    { list: 'quotes', href: quotesHref(locale), label: t('quotes.tab') },
  ];
  return (
    <nav aria-label={t('orders.lists')}>
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ list, href, label }) => (
          <li key={list}>
            <a href={href} className={styles.tab} aria-current={list === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

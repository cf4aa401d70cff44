import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState, Pagination } from '@feszek/ui';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { ListTabs } from './ListTabs.tsx';
import type { QuotesData } from './loadQuotes.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { quotesHref } from './quotesAddress.ts';
import styles from './OrdersScreen.module.css';

function NoQuotes() {
  const t = useT();
  const { locale } = useShop();
  return (
    <EmptyState icon="bag" title={t('quotes.none')} action={<ButtonLink href={routePath('cart', locale)}>{t('quotes.toCart')}</ButtonLink>}>
      <p>{t('quotes.noneText')}</p>
    </EmptyState>
  );
}

/** The quote requests of the user with their offers, beside the orders. */
export function QuotesScreen({ data: { quotes: { quotes, paging } } }: { readonly data: QuotesData }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <AccountPage route="account-orders" title={t('quotes.title')}>
      <ListTabs current="quotes" />
      {quotes.length === 0 ? (
        <NoQuotes />
      ) : (
        <>
          <p className={styles.count} role="status">{t('quotes.count', { count: paging.total })}</p>
          <ul role="list" className={styles.list}>
            {quotes.map((quote) => (
              <li key={quote.id}>
                <QuoteCard quote={quote} />
              </li>
            ))}
          </ul>
          <Pagination
            page={paging.page}
            pageCount={paging.page_count}
            hrefFor={(page) => quotesHref(locale, page)}
            labels={{ navigation: t('orders.pages'), previous: t('orders.previous'), next: t('orders.next'), page: (page) => t('orders.page', { page }) }}
          />
        </>
      )}
    </AccountPage>
  );
}

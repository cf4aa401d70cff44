import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, ButtonLink, Container, EmptyState } from '@feszek/ui';
import { LinkAction } from '../forms/LinkAction.tsx';
import { useLinkToken } from '../forms/useLinkToken.ts';
import { useT } from '../i18n.ts';
import type { AlertProduct, StockAlertData } from './loadStockAlert.ts';
import { StockAlertForm } from './StockAlertForm.tsx';
import styles from './StockAlert.module.css';

/** Confirms a stock alert, ends those of an address, or requests one: by the address of the page. */
export function StockAlertScreen({ data }: { readonly data: StockAlertData }) {
  const t = useT();
  const { locale } = useShop();
  const title = t('stockAlert.page');
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} crumbs={[{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: title, href: routePath('stock-alert', locale) }]} />
      <h1>{title}</h1>
      <Content data={data} />
    </Container>
  );
}

function ProductLine({ product: { name, href } }: { readonly product: AlertProduct }) {
  const t = useT();
  return <p>{t('stockAlert.for')} <a href={href}>{name}</a></p>;
}

function Content({ data: { product, link: named } }: { readonly data: StockAlertData }) {
  const t = useT();
  const { locale } = useShop();
  const link = useLinkToken(named);
  const toProducts = <ButtonLink variant="secondary" href={routePath('all-products', locale)}>{t('stockAlert.toProducts')}</ButtonLink>;
  const outcome = { link: 'stockAlert.link', doneAction: toProducts, failedAction: toProducts } as const;
  const about = product && <ProductLine product={product} />;
  if (link?.name === 'confirm') return <LinkAction {...outcome} about={about} texts="stockAlert.confirm" path="/api/stock-alerts/confirm" token={link.token} />;
  if (link?.name === 'unsubscribe') return <LinkAction {...outcome} texts="stockAlert.stop" path="/api/stock-alerts/stop" token={link.token} />;
  if (product) {
    return (
      <>
        {about}
        <StockAlertForm productId={product.id} isChecked />
      </>
    );
  }
  return (
    <EmptyState icon="mail" title={t('stockAlert.emptyTitle')} headingLevel={2} action={toProducts}>
      <p>{t('stockAlert.empty')}</p>
    </EmptyState>
  );
}

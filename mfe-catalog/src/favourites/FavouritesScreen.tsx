import { routePath, signInPath } from '@feszek/contract';
import { useBusState, useShop } from '@feszek/kit';
import { Button, ButtonLink, Container, EmptyState, Grid, Notice, ProductCardSkeleton, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { AddAll } from './AddAll.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import type { FavouritesView } from './favouritesView.ts';
import { ShareList } from './ShareList.tsx';
import { useFavouriteCards } from './useFavouriteCards.ts';
import styles from './FavouritesScreen.module.css';

/** Number of cards above the fold. */
const FIRST = 4;

/** The visitor's favourites. */
export function FavouritesScreen({ data }: { readonly data: FavouritesView }) {
  const t = useT();
  const { shown, missing, hasFailed, reload, mark } = useFavouriteCards(data);
  if (shown.length === 0 && missing === 0) return <Empty isShopEmpty={data.isShopEmpty} />;
  const kept = shown.filter(({ isRemoved }) => !isRemoved).map(({ card }) => card);
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <header className={styles.header}>
          <h1>{t('favouritesPage.title')}</h1>
          <p>{t('list.count', { count: kept.length + missing })}</p>
        </header>
        <AddAll cards={kept} />
      </div>
      <noscript>
        <Notice>{t('favouritesPage.withoutScript')}</Notice>
      </noscript>
      {hasFailed && (
        <Notice tone="error" role="alert">
          <p>{t('favouritesPage.loadFailed')}</p>
          <Button variant="quiet" onClick={reload}>{t('favouritesPage.retry')}</Button>
        </Notice>
      )}
      <Grid layout="products" as="ul">
        {!hasFailed && Array.from({ length: Math.min(missing, FIRST) }, (_, index) => (
          <li key={`missing-${index}`} className={classNames(styles.item, styles.missing)}>
            <ProductCardSkeleton />
          </li>
        ))}
        {shown.map(({ card, isRemoved }, index) => (
          <FavouriteCard key={card.id} card={card} isRemoved={isRemoved} isFirst={index < FIRST} onMark={mark} />
        ))}
      </Grid>
      {kept.length > 0 && <ShareList />}
      <SignInHint />
    </Container>
  );
}

/** The empty state of the favourites. A shop without products leads to its front page. */
function Empty({ isShopEmpty }: { readonly isShopEmpty: boolean | undefined }) {
  const t = useT();
  const { locale } = useShop();
  const links = isShopEmpty ? (
    <ButtonLink href={routePath('index', locale)}>{t('breadcrumb.home')}</ButtonLink>
  ) : (
    <>
      <ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>
      <ButtonLink href={routePath('sale', locale)} variant="secondary">{t('home.toSaleShort')}</ButtonLink>
    </>
  );
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <h1>{t('favouritesPage.title')}</h1>
      </header>
      <EmptyState icon="heart" title={t('favouritesPage.emptyTitle')} action={links}>
        <p>{isShopEmpty ? `${t('allProducts.emptyTitle')}. ${t('allProducts.emptyText')}` : t('favouritesPage.emptyText')}</p>
      </EmptyState>
      <SignInHint />
    </Container>
  );
}

/** For guests only. Its space is reserved, so that nothing shifts once the visitor is known. */
function SignInHint() {
  const t = useT();
  const { locale } = useShop();
  const isGuest = useBusState('visitor.user') === null;
  const href = signInPath(locale, routePath('favourites', locale));
  return (
    <p className={classNames(styles.hint, !isGuest && styles.unsaid)} data-print="hide">
      {t('favouritesPage.hint')} <a href={href}>{t('favouritesPage.signIn')}</a>
    </p>
  );
}

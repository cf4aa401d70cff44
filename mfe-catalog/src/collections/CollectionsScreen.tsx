import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, ButtonLink, Container, EmptyState, Picture, TileLink, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { titledCrumbs } from '../breadcrumb/titledCrumbs.ts';
import type { CollectionsView } from './loadCollections.ts';
import styles from './Collections.module.css';

const SIZES = '(min-width: 90rem) 680px, (min-width: 40rem) 46vw, 100vw';

/** The first tiles, which are above the fold. */
const PRIORITY_COUNT = 2;

/** All collections, each with a picture and a short text. */
export function CollectionsScreen({ data: { collections, isShopEmpty } }: { readonly data: CollectionsView }) {
  const t = useT();
  const { locale } = useShop();
  const title = t('collections.title');
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={titledCrumbs('collections', title, { t, locale })} />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.description}>{t('collections.description')}</p>
      </header>
      {collections.length === 0 ? (
        <Empty isShopEmpty={isShopEmpty} />
      ) : (
        <ul role="list" className={styles.tiles}>
          {collections.map(({ id, href, title: name, description, image, productCount }, index) => (
            <li key={id} className={styles.tile}>
              <div className={styles.media}>
                <Picture image={image} sizes={SIZES} ratio="landscape" alt="" priority={index < PRIORITY_COUNT} className={classNames(styles.picture, image?.placeholder === undefined && styles.whole)} />
              </div>
              <h2 className={styles.name}>
                <TileLink href={href}>{name}</TileLink>
              </h2>
              <p className={styles.text}>{description}</p>
              <p className={styles.count}>{t('list.count', { count: productCount })}</p>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

/** Leads to all products, or to the front page while the shop has none. */
function Empty({ isShopEmpty }: Pick<CollectionsView, 'isShopEmpty'>) {
  const t = useT();
  const { locale } = useShop();
  const action = isShopEmpty ? (
    <ButtonLink href={routePath('index', locale)}>{t('breadcrumb.home')}</ButtonLink>
  ) : (
    <ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>
  );
  return (
    <EmptyState icon="store" title={t(isShopEmpty ? 'allProducts.emptyTitle' : 'collections.emptyTitle')} action={action}>
      {t(isShopEmpty ? 'allProducts.emptyText' : 'collections.emptyText')}
    </EmptyState>
  );
}

import { ANCHORS, routePath } from '@feszek/contract';
import { Slot, useEmitWhenShown, useShop } from '@feszek/kit';
import { Container } from '@feszek/ui';
import { CategoryTiles } from '../category/CategoryTiles.tsx';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { ServiceBenefits } from '../service-benefits/ServiceBenefits.tsx';
import { Brands } from './Brands.tsx';
import { Hero } from './Hero.tsx';
import { HomeSection } from './HomeSection.tsx';
import { PopularCategories } from './PopularCategories.tsx';
import { RoomSection } from './room/RoomSection.tsx';
import type { HomeView } from './homeView.ts';
import { SaleBand } from './SaleBand.tsx';
import styles from './HomeScreen.module.css';

export function HomeScreen({ data }: { readonly data: HomeView }) {
  const t = useT();
  const { locale } = useShop();
  const { hero, productCount, saleCount, isSoldInForints, categories, bestCategories, bestProducts, saleProducts, room, brands } = data;
  useEmitWhenShown('products.listed', { list: 'home', productIds: bestProducts.map(({ id }) => id) });
  const allProducts = routePath('all-products', locale);
  const bestSellers = `${allProducts}?sort=popularity`;
  return (
    <div className={styles.home}>
      <Hero image={hero} productCount={productCount} isSoldInForints={isSoldInForints} isSaleOn={saleProducts.length > 0} />
      <Container>
        <ServiceBenefits look="line" />
      </Container>
      <HomeSection title={t('home.categories')} isShown={categories.length > 0}>
        <CategoryTiles tiles={categories} look="strip" />
        <PopularCategories links={bestCategories} />
      </HomeSection>
      <HomeSection title={t('home.bestProducts')} href={bestSellers} link={t('home.toBestSellers', { count: productCount })} isShown={bestProducts.length > 0}>
        <ProductCards cards={bestProducts} look="row" columns={5} />
      </HomeSection>
      {room && <RoomSection room={room} />}
      {saleProducts.length > 0 && <SaleBand cards={saleProducts} count={saleCount} />}
      <HomeSection title={t('home.brands')} anchor={ANCHORS.brands} isShown={brands.length > 1}>
        <Brands brands={brands} />
      </HomeSection>
      <Slot name="content/stories" className={styles.place} />
      <Slot name="content/social-feed" className={styles.place} />
    </div>
  );
}

import { routePath } from '@feszek/contract';
import { Slot, useEmitWhenShown, useShop } from '@feszek/kit';
import { Container } from '@feszek/ui';
import { CategoryTiles } from '../category/CategoryTiles.tsx';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { ServiceBenefits } from '../service-benefits/ServiceBenefits.tsx';
import { Brands } from './Brands.tsx';
import { Hero } from './Hero.tsx';
import { HomeSection } from './HomeSection.tsx';
import type { HomeView } from './homeView.ts';
import { SaleBand } from './SaleBand.tsx';
import styles from './HomeScreen.module.css';

export function HomeScreen({ data }: { readonly data: HomeView }) {
  const t = useT();
  const { locale } = useShop();
  const { hero, productCount, saleCount, categories, bestCategories, bestProducts, saleProducts, newProducts, brands } = data;
  useEmitWhenShown('products.listed', { list: 'home', productIds: bestProducts.map(({ id }) => id) });
  const allProducts = routePath('all-products', locale);
  const bestSellers = `${allProducts}?sort=popularity`;
  return (
    <div className={styles.home}>
      <Hero image={hero} productCount={productCount} isSaleOn={saleProducts.length > 0} />
      <Container>
        <ServiceBenefits look="line" />
      </Container>
      <HomeSection title={t('home.categories')} isShown={categories.length > 0}>
        <CategoryTiles tiles={categories} look="mosaic" />
      </HomeSection>
      <HomeSection title={t('home.bestProducts')} href={bestSellers} link={t('home.toBestSellers', { count: productCount })} isShown={bestProducts.length > 0}>
        <ProductCards cards={bestProducts} look="row" />
      </HomeSection>
      {saleProducts.length > 0 && <SaleBand cards={saleProducts} count={saleCount} />}
      <HomeSection title={t('home.bestCategories')} isShown={bestCategories.some(({ image }) => image)}>
        <CategoryTiles tiles={bestCategories} look="row" />
      </HomeSection>
      <HomeSection title={t('home.newProducts')} isShown={newProducts.length > 0}>
        <ProductCards cards={newProducts} look="row" />
      </HomeSection>
      <HomeSection title={t('home.brands')} isShown={brands.length > 1}>
        <Brands brands={brands} />
      </HomeSection>
      <Slot name="content/recent-posts" className={styles.place} />
      <Slot name="content/social-feed" className={styles.place} />
      <Slot name="content/faq-teaser" className={styles.place} />
    </div>
  );
}

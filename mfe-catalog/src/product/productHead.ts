import { framedImage, imageSrcSet, routePath } from '@feszek/contract';
import type { PageHead } from '@feszek/contract';
import { serverOnly } from '@feszek/kit';
import type { HeadContext } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { shortened } from '../description/shortened.ts';
import { mainSizes } from './gallerySizes.ts';
import { isWideProduct } from './isWideProduct.ts';
import type { ProductView } from './productView.ts';

const productData = serverOnly(async () => (await import('./productData.ts')).productData, []);

export function productHead(product: ProductView, { locale, t }: HeadContext): PageHead {
  const { title, subtitle, description, images, shareImage, crumbs, paths, variants } = product;
  const main = images[0];
  const breadcrumb = [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...crumbs, { label: title, href: paths[locale] }];
  const own = variants?.all.find((variant) => variant.id === product.id);
  // Each variant has a page of its own, so the values are in its title.
  const name = [title, ...(own?.values ?? [])].join(', ');
  return {
    title: name,
    // The name first: products of one series may share the other texts.
    description: shortened([name, subtitle, description].filter((text) => text !== '').join('. ')),
    canonical: paths[locale],
    alternates: paths,
    structuredData: [...productData(product, paths[locale]), breadcrumbList(breadcrumb)],
    type: 'product',
    shareImage,
    ...(main && { preloadImages: [{ srcSet: imageSrcSet(framedImage(main).path), sizes: mainSizes(isWideProduct(product)) }] }),
  };
}

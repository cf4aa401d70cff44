import { framedImage, imageSrcSet, imageUrl, routePath } from '@feszek/contract';
import type { PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { GALLERY_SIZES } from './gallerySizes.ts';
import { groupStructure } from './variants/groupStructure.ts';
import { productStructure } from './productStructure.ts';
import type { ProductView } from './productView.ts';

/** Length of a description that search engines show, in characters. */
const DESCRIPTION_LENGTH = 155;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

export function productHead(product: ProductView, { locale, t }: HeadContext): PageHead {
  const { title, subtitle, description, images, crumbs, paths, variants } = product;
  const main = images[0];
  const way = [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...crumbs, { label: title, href: paths[locale] }];
  const own = variants?.all.find((variant) => variant.id === product.id);
  return {
    // Each variant has a page of its own, so the values are in its title.
    title: [title, ...(own?.values ?? [])].join(', '),
    description: shortened(subtitle ? `${subtitle}. ${description}` : description),
    canonical: paths[locale],
    alternates: paths,
    structuredData: [groupStructure(product, paths[locale]) ?? productStructure(product, paths[locale]), breadcrumbList(way)],
    ...(main && {
      image: imageUrl(main.path, 1280),
      preloadImages: [{ srcSet: imageSrcSet(framedImage(main).path), sizes: GALLERY_SIZES }],
    }),
  };
}

import { ANCHORS, fillMessage, imageUrl, routePath } from '@feszek/contract';
import type { Image, Init, Locale, MenuFeature, MenuItem } from '@feszek/contract';
import { html, linkTo } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { ShellTexts } from '../../locales/index.ts';
import { icon } from './glyphs.ts';
import { menuHref, menuLink, menuList, renderOnce } from './menu.ts';

/** A picture beside a name, which is loaded when it is shown: a closed menu loads none. Its size is that of its place, in `menu.css`. */
function picture(image: Image | null | undefined): Html | null {
  return image ? html`<img src="${imageUrl(image.path, 320)}" alt="" loading="lazy">` : null;
}

/** Where a category has no picture but those beside it have one. */
const NO_PICTURE = html`<span class="shell-no-picture"></span>`;

function categoryLink(item: MenuItem, locale: Locale, instead: Html | null = null): Html {
  return html`<a ${linkTo(menuHref(item, locale))}>${picture(item.image) ?? instead}${item.title}</a>`;
}

/** A category of the second level, and the names of those below it. */
function subcategory(item: MenuItem, locale: Locale, instead: Html | null): Html {
  return html`<li>${categoryLink(item, locale, instead)}${item.children.length > 0 ? menuList(item.children, locale) : null}</li>`;
}

/** The collection or the article beside the categories. */
function featureCard({ kind, title, slug, image }: MenuFeature, locale: Locale, texts: ShellTexts): Html {
  const label = kind === 'collection' ? texts.featuredCollection : texts.featuredArticle;
  return html`<a class="shell-feature" ${linkTo(routePath('page_slug', locale, { page_slug: slug }))}>${picture(image)}<span class="shell-feature-kind">${label}</span> <span class="shell-feature-title">${title}</span></a>`;
}

/** At most so many categories of the second level have large pictures. */
const FEW = 4;

/** A top category: a link, and the categories that unfold beside it or, on a phone, below it. */
function topCategory(item: MenuItem, locale: Locale, texts: ShellTexts): Html {
  if (item.children.length === 0) return html`<li>${categoryLink(item, locale)}</li>`;
  const instead = item.children.some(({ image }) => image) ? NO_PICTURE : null;
  const size = item.children.length <= FEW ? html` class="shell-few"` : null;
  return html`<li>${categoryLink(item, locale)}<details name="shell-top"><summary aria-label="${fillMessage(texts.subcategories, { title: item.title })}"></summary><div class="shell-pane"><a class="shell-pane-title" ${linkTo(menuHref(item, locale))}>${item.title} <span>${texts.viewAll}</span></a><ul${size}>${item.children.map((child) => subcategory(child, locale, instead))}</ul>${item.feature ? featureCard(item.feature, locale, texts) : null}</div></details></li>`;
}

/** The header's links that lead across all categories, in the order of the pane. */
const ACROSS = ['new', 'sale', 'collections'] as const;

/** One feature of each kind, from the first top categories that have one with a picture. */
function welcomeFeatures({ categories }: Pick<Init['menu'], 'categories'>): readonly MenuFeature[] {
  const features = categories.flatMap(({ feature }) => (feature?.image ? [feature] : []));
  return (['collection', 'article'] as const).flatMap((kind) => features.find((feature) => feature.kind === kind) ?? []);
}

/**
 * The content beside the top categories of a wide window while none of them is unfolded: the links that lead across all
 * categories, as far as the header has them, the brands of the home page, if it shows any, and a collection and an article with their pictures.
 */
function welcome(menu: Init['menu'], locale: Locale, texts: ShellTexts): Html {
  const across = ACROSS.flatMap((route) => menu.header.find(({ link }) => link.type === 'static' && link.slug === route) ?? []);
  const brands = menu.has_brands ? html`<li><a ${linkTo(`${routePath('index', locale)}#${ANCHORS.brands}`)}>${texts.brands}</a></li>` : null;
  const links = html`<ul>${across.map((item) => html`<li>${menuLink(item, locale)}</li>`)}${brands}</ul>`;
  const all = html`<a class="shell-welcome-all" ${linkTo(routePath('all-products', locale))}>${texts.toProducts}${icon('arrow')}</a>`;
  return html`<div class="shell-welcome"><div><p>${texts.tagline}</p>${links}${all}</div>${welcomeFeatures(menu).map((feature) => featureCard(feature, locale, texts))}</div>`;
}

/** All categories, three levels and more: columns in a wide panel, an accordion in a phone's drawer. */
export function categoryMenu(menu: Init['menu'], locale: Locale, texts: ShellTexts): Html {
  return renderOnce(menu, 'categories', () => html`<nav class="shell-tops" aria-label="${texts.categories}"><ul>${menu.categories.map((item) => topCategory(item, locale, texts))}</ul>${welcome(menu, locale, texts)}</nav>`);
}

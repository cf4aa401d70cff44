import { routePath } from '@feszek/contract';
import type { AxisKind, Locale } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';
import { feedProducts } from './feedProducts.ts';
import type { FeedProduct } from './feedProducts.ts';
import { deliveryCost, feedAmount, isMadeToOrder, isOrderable, offerImage, offerUrl } from './offer.ts';
import type { FeedView } from './offer.ts';
import { element, escapeXml } from './xml.ts';
import { productName } from '../variant.ts';

/** Google's limits, in characters. */
const TITLE = 150;
const DESCRIPTION = 5000;
const MOST_IMAGES = 10;
/** The maximum of working days until a made-to-order product is sent. */
const MAKING_DAYS = 30;
const TITLES = { hu: 'Fészek: bútor és lakberendezés', en: 'Fészek: furniture and home goods' } as const;

function prices({ prices: { gross, originalGross } }: FeedProduct, { currency }: FeedView): string {
  const amount = (minor: number) => `${feedAmount(minor, currency)} ${currency}`;
  return element('g:price', amount(Math.max(gross, originalGross))) + (gross < originalGross ? element('g:sale_price', amount(gross)) : '');
}

/** The values of the axes of these kinds; empty without one. */
function valuesOf({ group, axisValues }: FeedProduct['record'], kinds: readonly AxisKind[], locale: Locale): string {
  return (group?.axes ?? []).flatMap(({ kind }, index) => (kinds.includes(kind) ? (axisValues[index]?.[locale] ?? []) : [])).join(', ');
}

function item(product: FeedProduct, country: string, view: FeedView): string {
  const { record, categoryTitles, material } = product;
  const { locale, currency, shopUrl } = view;
  const delivery = deliveryCost(product, view);
  const [image, ...others] = record.images.map(({ path }) => offerImage(path, shopUrl));
  return [
    '<item>',
    element('g:id', record.sku),
    record.group ? element('g:item_group_id', record.group.key) : '',
    element('g:title', productName(record)[locale].slice(0, TITLE)),
    element('g:description', product.description.slice(0, DESCRIPTION)),
    element('g:link', offerUrl(record, view)),
    image === undefined ? '' : element('g:image_link', image),
    ...others.slice(0, MOST_IMAGES).map((other) => element('g:additional_image_link', other)),
    element('g:availability', isOrderable(record) ? 'in_stock' : 'out_of_stock'),
    isMadeToOrder(record) ? element('g:max_handling_time', MAKING_DAYS) : '',
    prices(product, view),
    element('g:condition', 'new'),
    element('g:brand', record.brand),
    // The shop's SKU replaces the manufacturer's number: no product has a trade number (GTIN).
    element('g:mpn', record.sku),
    element('g:google_product_category', record.merchantGoogle),
    element('g:product_type', categoryTitles.join(' > ')),
    element('g:color', record.colors.slice(0, 3).map(({ title }) => title[locale]).join('/')),
    element('g:size', valuesOf(record, ['size'], locale)),
    element('g:material', material || valuesOf(record, ['cover', 'wood'], locale)),
    record.weightG === null ? '' : element('g:shipping_weight', `${(record.weightG / 1000).toFixed(2)} kg`),
    delivery === undefined ? '' : `<g:shipping>${element('g:country', country)}${element('g:price', `${feedAmount(delivery, currency)} ${currency}`)}</g:shipping>`,
    '</item>\n',
  ].join('');
}

/**
 * The catalogue in the format of Google Merchant Center: RSS 2.0 with Google's namespace (product data specification,
 * https://support.google.com/merchants/answer/7052112).
 *
 * @param country - the country of delivery, in two letters
 */
export async function* googleFeed(db: Db, country: string, view: FeedView): AsyncGenerator<string> {
  const { locale, currency, shopUrl } = view;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element('title', TITLES[locale])}${element('link', shopUrl + routePath('index', locale))}${element('description', TITLES[locale])}<language>${escapeXml(locale)}</language>\n`;
  for await (const product of feedProducts(db, locale, currency)) yield item(product, country, view);
  yield '</channel>\n</rss>\n';
}

import { netFromGross } from '@feszek/money';
import type { Db } from '../../platform/database/connect.ts';
import { feedProducts } from './feedProducts.ts';
import type { FeedProduct } from './feedProducts.ts';
import { deliveryCost, feedAmount, isMadeToOrder, offerImage, offerUrl, isOrderable } from './offer.ts';
import type { FeedView } from './offer.ts';
import { element } from './xml.ts';
import { productName, variantOf } from '../variant.ts';

/** Working days until a product is sent. */
const DAYS = { inStock: '1', forOrder: '30' } as const;

function attributesOf({ record, material, details }: FeedProduct): string {
  const colors = record.colors.map(({ title }) => title.hu).join(', ');
  const stated = [{ label: 'Szín', value: colors }, { label: 'Anyag', value: material }, ...details];
  const chosen = variantOf(record, 'hu').map(({ axis, value }) => ({ label: axis, value })).filter(({ label }) => stated.every((other) => other.label !== label));
  const all = [...chosen, ...stated].filter(({ value }) => value !== '');
  if (all.length === 0) return '';
  return `<attributes>${all.map(({ label, value }) => `<attribute>${element('attribute_name', label)}${element('attribute_value', value)}</attribute>`).join('')}</attributes>`;
}

function entry(product: FeedProduct, view: FeedView): string {
  const { record, prices: { gross } } = product;
  const { currency, vatPercent, shopUrl } = view;
  const delivery = deliveryCost(product, view);
  const [image] = record.images;
  return [
    '<product>',
    element('identifier', record.sku),
    element('manufacturer', record.brand),
    element('name', productName(record).hu),
    element('category', product.categoryTitles.join(' > ')),
    element('product_url', offerUrl(record, view)),
    element('price', feedAmount(gross, currency)),
    element('net_price', feedAmount(netFromGross(gross, vatPercent), currency)),
    image === undefined ? '' : element('image_url', offerImage(image.path, shopUrl)),
    element('description', product.description),
    element('delivery_time', isMadeToOrder(record) ? DAYS.forOrder : DAYS.inStock),
    delivery === undefined ? '' : element('delivery_cost', delivery === 0 ? 'FREE' : feedAmount(delivery, currency)),
    attributesOf(product),
    '</product>\n',
  ].join('');
}

/** The catalogue in the format of Árukereső (https://www.arukereso.hu/admin/FeedFormat): orderable products, in Hungarian and forints. */
export async function* arukeresoFeed(db: Db, view: FeedView): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<products>\n';
  for await (const product of feedProducts(db, 'hu', view.currency)) if (isOrderable(product.record)) yield entry(product, view);
  yield '</products>\n';
}

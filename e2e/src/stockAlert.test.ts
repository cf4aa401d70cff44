import { expect } from '@jest/globals';
import { productPath, routePath } from '@feszek/contract';
import type { ProductsBySkus } from '@feszek/contract';
import { findMail } from './accounts/findMail.ts';
import { mailedAddress } from './accounts/mailedAddress.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { operate } from './harness/operator.ts';
import { shopApi } from './harness/shopApi.ts';
import { axeFindings, injectAxe } from './looks/axe.ts';

const TEXTS = {
  hu: { email: 'E-mail-cím', request: 'Értesítést kérek', checkMail: 'Nézd meg a postaládádat', confirmed: 'Értesítünk' },
  en: { email: 'Email address', request: 'Email me when it’s back', checkMail: 'Check your inbox', confirmed: 'We’ll let you know' },
} as const;
const CONFIRM = { hu: 'Értesítést kérek', en: 'Yes, email me' } as const;
/** No other journey orders this product. */
const SKU = { hu: 'MINTA-WOOL-DOVE', en: 'MINTA-WOOL-INK' } as const;
const PIECES = 400;

const shop = composedShop();

/** The page of a product by its SKU, among the samples. */
async function pathOf(locale: 'hu' | 'en'): Promise<string> {
  const { products: [product] } = await shopApi(shop.url, locale).get<ProductsBySkus>('/api/products/by-skus', { query: { skus: SKU[locale] } });
  if (!product) throw new Error(`The shop has no ${SKU[locale]}`);
  return productPath(locale, { id: product.id, ...product.link });
}

describeInTurn(VISITORS, 'a visitor of a sold-out product in %s, on a %s', (it, locale, device) => {
  it('gets one email when it is in stock again, after confirming the address', async () => {
    const email = `stock-${locale}-${Date.now()}@example.hu`;
    const texts = TEXTS[locale];
    await operate(`/stock/${SKU[locale]}/moves`, { add: -PIECES });
    const visitor = await shop.visit({ device });
    await visitor.go(await pathOf(locale));
    await visitor.fill(texts.email, email);
    await injectAxe(visitor.page);
    expect(await axeFindings(visitor.page, { within: '#main' })).toEqual([]);
    await visitor.press('button', texts.request);
    await visitor.find('heading', texts.checkMail);
    const confirming = await shop.visit({ device });
    await confirming.go(await mailedAddress(shop.url, email, 'stock_alert_confirmation', routePath('stock-alert', locale)));
    await confirming.press('button', CONFIRM[locale]);
    await confirming.find('heading', texts.confirmed);
    await operate(`/stock/${SKU[locale]}/moves`, { add: PIECES });
    expect(await findMail(shop.url, email, 'back_in_stock')).toMatch(/^\/dev\/mail\/\d+$/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { fakeProductDetail } from '@feszek/testing';
import type { ProductDetail } from '@feszek/contract';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { productStructure } from './productStructure.ts';
import { productViewOf } from './productView.ts';

const PATH = '/hu/termekek/nappali/fotelek/rigo-fotel-17';
const structureOf = (overrides: Partial<ProductDetail> = {}) => productStructure(productViewOf(fakeProductDetail(overrides), 'hu'), PATH);

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAmount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isCount: Check = (value) => Number.isInteger(value) && isAmount(value);
const isAddress: Check = (value) => typeof value === 'string' && value.startsWith('/') && !value.includes(' ');
const isCurrency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const isCountry: Check = (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const oneOf = (...names: string[]): Check => (value) => names.some((name) => value === `https://schema.org/${name}`);
const listOf = (check: Check): Check => (value) => Array.isArray(value) && value.length > 0 && value.every(check);

interface Rules {
  readonly type: string;
  readonly required: Readonly<Record<string, Check>>;
  /** Recommended properties, if the shop has the data. */
  readonly recommended: Readonly<Record<string, Check>>;
  /** Other properties of the type in schema.org. */
  readonly known?: Readonly<Record<string, Check>>;
}

function fits(rules: Rules): Check {
  return (value) => faultsOf(value, rules).length === 0;
}

/** The errors of a value by property: missing, invalid and unknown properties. */
function faultsOf(value: unknown, { type, required, recommended, known }: Rules): string[] {
  if (typeof value !== 'object' || value === null) return [`${type} is missing`];
  const properties = new Map<string, unknown>(Object.entries(value));
  const checks: Readonly<Record<string, Check>> = { ...required, ...recommended, ...known };
  const isRightType = properties.get('@type') === type;
  const missing = [...Object.keys(required), ...Object.keys(recommended)].filter((name) => !properties.has(name));
  const wrong = [...properties].filter(([name, each]) => !name.startsWith('@') && checks[name]?.(each) !== true);
  return [...(isRightType ? [] : [`${type} is of another type`]), ...missing.map((name) => `${type}.${name} is missing`), ...wrong.map(([name]) => `${type}.${name} is wrong`)];
}

const QUANTITY: Rules = { type: 'QuantitativeValue', required: {}, recommended: { minValue: isCount, maxValue: isCount, unitCode: (value) => value === 'DAY' } };

/** Google, merchant listing: shipping (OfferShippingDetails). */
const SHIPPING: Rules = {
  type: 'OfferShippingDetails',
  required: {
    shippingRate: fits({ type: 'MonetaryAmount', required: { value: isAmount, currency: isCurrency }, recommended: {} }),
    shippingDestination: fits({ type: 'DefinedRegion', required: { addressCountry: isCountry }, recommended: {} }),
  },
  recommended: { deliveryTime: fits({ type: 'ShippingDeliveryTime', required: {}, recommended: { handlingTime: fits(QUANTITY), transitTime: fits(QUANTITY) } }) },
};

/** Google, merchant listing: returns (MerchantReturnPolicy); the days are required for a finite window. */
const RETURNS: Rules = {
  type: 'MerchantReturnPolicy',
  required: { applicableCountry: isCountry, returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'), merchantReturnDays: isCount },
  recommended: {
    returnPolicyCountry: isCountry, refundType: oneOf('FullRefund'),
    returnMethod: oneOf('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'), returnFees: oneOf('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
  },
};

/** Google, merchant listing: Offer. A product that is not for sale has no shipping. */
function offerRules(isForSale: boolean): Rules {
  const shipping = { shippingDetails: fits(SHIPPING) };
  return {
    type: 'Offer',
    required: { price: (value) => isAmount(value) && value !== 0, priceCurrency: isCurrency },
    recommended: {
      availability: isForSale ? oneOf('InStock', 'LimitedAvailability', 'MadeToOrder') : oneOf('SoldOut'),
      itemCondition: oneOf('NewCondition'),
      url: isAddress,
      hasMerchantReturnPolicy: listOf(fits(RETURNS)),
      ...(isForSale && shipping),
    },
  };
}

/** Google, merchant listing: Product. Ratings, reviews and GTINs are recommended too, but the shop has none. */
const productRules = (isForSale: boolean): Rules => ({
  type: 'Product',
  required: { name: isText, image: listOf(isAddress), offers: fits(offerRules(isForSale)) },
  recommended: { description: isText, sku: isText, brand: fits({ type: 'Brand', required: { name: isText }, recommended: {} }) },
  known: { material: isText, color: isText, manufacturer: fits({ type: 'Organization', required: { name: isText }, recommended: {} }) },
});

const REDUCED = { price_gross: 79_900, price_net: 62_913, price_original_gross: 89_900, price_original_net: 70_787, is_discounted: true };
const STATES: readonly [string, Partial<ProductDetail>][] = [
  ['in stock', {}],
  ['of which few are left', { stock_state: 'few_left', quantity: 2 }],
  ['that is made to order', { stock_state: 'for_order', delivery: { from: '2027-01-07', to: '2027-01-21', min_days: 30, max_days: 40, price_gross: 14_990, price_net: 11_803 } }],
  ['that has sold out', { stock_state: 'sold_out', quantity: 0, delivery: null }],
  ['that is reduced', REDUCED],
  ['whose delivery is free', { delivery: { from: '2026-11-24', to: '2026-11-26', min_days: 1, max_days: 3, price_gross: 0, price_net: 0 } }],
  ['of which little is known', { subtitle: '', material: '', colors: [], maker: null, warnings: [] }],
  ['in euros', { currency: 'EUR', price_gross: 229.9, price_net: 181.02 }],
];

describe.each(STATES)('a product %s, for search engines', (_state, overrides) => {
  it('has the properties that Google requires and recommends, and no others than those of schema.org', () => {
    expect(faultsOf(structureOf(overrides), productRules(overrides.stock_state !== 'sold_out'))).toEqual([]);
  });
});

describe('a product for search engines', () => {
  it('can be returned by mail at the cost of the buyer, and in a showroom free of charge', () => {
    expect(structureOf()).toMatchObject({ offers: { hasMerchantReturnPolicy: [
      { returnMethod: 'https://schema.org/ReturnByMail', returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' },
      { returnMethod: 'https://schema.org/ReturnInStore', returnFees: 'https://schema.org/FreeReturn' },
    ] } });
  });

  it('can be returned only by mail to a shop without showrooms', () => {
    expect(structureOf({ has_showrooms: false })).toMatchObject({ offers: { hasMerchantReturnPolicy: [{ returnMethod: 'https://schema.org/ReturnByMail' }] } });
  });

  it('contains material, colour, manufacturer and gross price', () => {
    expect(structureOf()).toMatchObject({ material: 'gyapjú, tölgy', color: 'Zöld', manufacturer: { name: 'Vackor Kft.' }, offers: { url: PATH, price: 89_900, priceCurrency: 'HUF' } });
  });

  it('contains the current price, not the one before the reduction', () => {
    expect(structureOf(REDUCED)).toMatchObject({ offers: { price: 79_900 } });
  });

  it('omits unknown values', () => {
    const structure = structureOf({ description: '', material: '', colors: [], maker: null });
    for (const name of ['description', 'material', 'color', 'manufacturer']) expect(structure).not.toHaveProperty(name);
  });

  it('is reported if a property is missing', () => {
    expect(faultsOf({ ...structureOf(), sku: undefined, image: [] }, productRules(true))).toEqual(['Product.sku is wrong', 'Product.image is wrong']);
  });
});

describe('the breadcrumb of a product, for search engines', () => {
  /** Google, breadcrumb: at least two steps, numbered from 1. */
  it('is an ordered list of named pages', () => {
    const list = breadcrumbList([{ label: 'Kezdőlap', href: '/hu' }, { label: 'Nappali', href: '/hu/kategoriak/nappali' }, { label: 'Rigó fotel', href: PATH }]);
    let position = 0;
    const step: Rules = { type: 'ListItem', required: { position: (value) => value === ++position, name: isText, item: isAddress }, recommended: {} };
    expect(faultsOf(list, { type: 'BreadcrumbList', required: { itemListElement: listOf(fits(step)) }, recommended: {} })).toEqual([]);
    expect(position).toBe(3);
  });
});

describe('a product without a picture, for search engines', () => {
  it('has no picture', () => {
    expect(structureOf({ image: null, images: [] })).not.toHaveProperty('image');
  });
});

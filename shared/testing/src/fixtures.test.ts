import { describe, expect, it } from '@jest/globals';
import {
  articleListSchema, articleSchema, cartSchema, categoriesSchema, categoryPageSchema, contentPageSchema, countrySchema, faqSchema, favouritesSchema, homeSchema, initSchema, orderPlacedSchema, orderSchema, pointsSchema,
  productDetailSchema, productListSchema, productSchema, showroomChoicesSchema, showroomsSchema, socialPostsSchema, userSchema,
} from '@feszek/contract';
import {
  fakeArticle, fakeArticleList, fakeCart, fakeCartProduct, fakeCategories, fakeCategoryPage, fakeContentPage, fakeCountries, fakeFaq, fakeFavourites, fakeHome, fakeInit, fakeOrder, fakeOrderPlaced, fakeParcelPoint,
  fakeProduct, fakeProductDetail, fakeProductList, fakeShowroomChoice, fakeShowrooms, fakeSocialPosts, fakeUser,
} from './index.ts';

const strictly = { strict: true, abortEarly: false } as const;

describe('the fixtures', () => {
  it.each([
    ['fakeProduct', productSchema, fakeProduct()],
    ['fakeProductDetail', productDetailSchema, fakeProductDetail()],
    ['fakeProductList', productListSchema, fakeProductList()],
    ['fakeCategories', categoriesSchema, fakeCategories()],
    ['fakeCategoryPage', categoryPageSchema, fakeCategoryPage()],
    ['fakeHome', homeSchema, fakeHome()],
    ['fakeCart', cartSchema, fakeCart()],
    ['fakeShowroomChoice', showroomChoicesSchema, { showrooms: [fakeShowroomChoice()] }],
    ['fakeParcelPoint', pointsSchema, { search: '9021', centre: null, points: [fakeParcelPoint()] }],
    ['fakeOrder', orderSchema, fakeOrder()],
    ['fakeOrderPlaced', orderPlacedSchema, fakeOrderPlaced()],
    ['fakeInit', initSchema, fakeInit()],
    ['fakeCountries', countrySchema, fakeCountries()[0]],
    ['fakeUser', userSchema, fakeUser()],
    ['fakeFavourites', favouritesSchema, fakeFavourites()],
    ['fakeFaq', faqSchema, fakeFaq()],
    ['fakeShowrooms', showroomsSchema, fakeShowrooms()],
    ['fakeArticle', articleSchema, fakeArticle()],
    ['fakeArticleList', articleListSchema, fakeArticleList()],
    ['fakeContentPage', contentPageSchema, fakeContentPage()],
    ['fakeSocialPosts', socialPostsSchema, fakeSocialPosts()],
  ])('%s keeps the contract, without fields that the contract does not know', async (_name, schema, fixture) => {
    await expect(schema.validate(fixture, strictly)).resolves.toEqual(fixture);
    expect(schema.cast(fixture, { stripUnknown: true })).toEqual(fixture);
  });

  it('accept the values that a test needs', () => {
    expect(fakeProduct({ title: 'Cinege lámpa', quantity: 1 })).toMatchObject({ title: 'Cinege lámpa', quantity: 1, id: 17 });
  });
});

describe('fakeCart', () => {
  it('adds up its lines', () => {
    const cart = fakeCart({
      products: [
        fakeCartProduct({ quantity: 2 }),
        fakeCartProduct({ product: fakeProduct({ id: 18, price_gross: 10_000, price_original_gross: 12_000 }) }),
      ],
    });
    expect(cart.summary).toMatchObject({ total_quantity: 3, total_items_amount_gross: 189_800, total_saving_gross: 2_000, total_profit: 2_000 });
  });

  it('can be empty', () => {
    expect(fakeCart({ products: [] }).summary).toMatchObject({ total_quantity: 0, total_amount_gross: 0 });
  });
});

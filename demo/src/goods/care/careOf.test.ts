import { describe, expect, it } from '@jest/globals';
import { careFaults } from '../../../test/careFaults.ts';
import { demoRange } from '../../catalogue/Range.ts';
import { goodsProducts } from '../products.ts';
import type { GoodsProduct } from '../types.ts';

function productOf(sku: string): GoodsProduct {
  const product = goodsProducts().find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`There is no product ${sku}`);
  return product;
}

/** The care of a product with one sentence more. */
function withCare(sku: string, hu: string, en: string): GoodsProduct {
  const product = productOf(sku);
  return { ...product, care: { hu: [...product.care.hu, hu], en: [...product.care.en, en] } };
}

describe('the care instructions of every product', () => {
  it('agree with its details, its features, its description and its materials, in both languages', () => {
    expect(demoRange().products.flatMap((product) => careFaults(product).map((fault) => `${product.sku}: ${fault}`))).toEqual([]);
  });

  it('name the parts of different materials', () => {
    expect(productOf('VAC-FUVOLA-UPHOLSTERED-BED-180-200').care).toEqual({
      hu: ['Huzat: puha kefével, a szál irányában keféld.', 'A lenyomódott szálat kézi gőzölővel emeld fel.', 'Láb: puha, enyhén nedves, majd száraz kendővel töröld át, súrolószer és fémtisztító nélkül.'],
      en: ['Cover: brush along the pile with a soft brush.', 'Lift a flattened pile with a hand steamer.', 'Legs: wipe with a soft damp, then a dry cloth, without scouring agents or metal polish.'],
    });
    expect(productOf('REZ-VIZCSEPP-CARAFE').care.en.filter((text) => /^[\p{L} ]+: /u.test(text))).toEqual(['Glass: wash by hand in lukewarm water.', 'Stopper: wipe along the grain with a dry or slightly damp cloth.']);
  });

  it('state the temperature that the details state', () => {
    expect(productOf('SZO-BOGANCS').care.en).toEqual(['Take the cover off and wash it inside out at 30 °C.']);
    expect(productOf('ZSO-PUTTONY-LAUNDRY-BASKET').care.hu).toContain('A belső zsákot vedd ki, és 40 °C-on mosd.');
  });
});

describe('a care instruction that contradicts its product', () => {
  it.each([
    ['SAR-KUTAGAS', 'Langyos vízzel, puha szivaccsal mosd.', 'Wash with a soft sponge.', 'washing by hand of what the dishwasher washes'],
    ['SZO-BOGANCS', '60 °C-on mosd.', 'Wash at 60 °C.', '60 °C, which is not stated'],
    ['DER-PISLOG', 'Fémtisztító nélkül töröld át.', 'Wipe without metal polish.', 'no polish for brass that is polished'],
    ['REZ-TOSZEM', 'Rézpasztával visszafényezheted.', 'Brass polish brings back the shine.', 'polish for brass with a coat'],
    ['BUK-SZENABOGLYA-180', 'Évente egyszer olajozd át.', 'Treat with oil once a year.', 'oil without bare wood or iron'],
    ['VAC-LIGET-3', 'Évente egyszer kend át bőrbalzsammal.', 'Treat with leather balm once a year.', 'balm without leather'],
    ['SZO-LENGE', 'Hetente porszívózd át.', 'Vacuum weekly.', 'vacuuming of what is washed whole'],
    ['SZO-KAZAL', 'Nedves kendővel töröld át.', 'Wipe with a damp cloth.', 'water on what has to stay dry'],
    ['VAC-SUBA-TWO-SEAT-SOFA', 'A levehető huzatot a címkéje szerint mosd.', 'Wash the removable cover as its label says.', 'washing of a cover that does not come off'],
  ])('is found: %s', (sku, hu, en, fault) => {
    expect(careFaults(withCare(sku, hu, en))).toEqual([`hu: ${fault}`, `en: ${fault}`]);
  });

  it('is found where two materials are not named', () => {
    const product = productOf('VAC-ESTIKE-160');
    const unnamed = (texts: readonly string[]): readonly string[] => texts.map((text) => text.replace(/^[\p{L} ]+: /u, ''));
    expect(careFaults({ ...product, care: { hu: unnamed(product.care.hu), en: unnamed(product.care.en) } })).toEqual(['hu: care of two materials without their parts', 'en: care of two materials without their parts']);
  });
});

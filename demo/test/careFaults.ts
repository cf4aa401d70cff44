import type { GoodsProduct } from '../src/goods/types.ts';

type Locale = 'hu' | 'en';

/** The words of one language by which the rules recognise statements of a text. */
interface Words {
  readonly dishwasher: RegExp;
  readonly handWashing: RegExp;
  readonly polish: RegExp;
  readonly noPolish: RegExp;
  readonly coatedBrass: RegExp;
  readonly polishedBrass: RegExp;
  readonly oil: RegExp;
  readonly oiledMaterial: RegExp;
  readonly balm: RegExp;
  readonly leather: RegExp;
  readonly vacuum: RegExp;
  readonly washedWhole: RegExp;
  readonly dry: RegExp;
  readonly wet: RegExp;
  readonly washedCover: RegExp;
  readonly removable: RegExp;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  hu: {
    dishwasher: /mosogatógépben mosható/iu,
    handWashing: /szivaccsal mosd|kézzel(?:, langyos vízzel)? mosd/iu,
    polish: /rézpasztá/iu,
    noPolish: /fémtisztító nélkül/iu,
    coatedBrass: /(?<!\p{L})lakkozott sárgaréz|sárgaréz(?:zel)? bevon|sárgaréz színű/iu,
    polishedBrass: /rézpasztá|visszafényezhető|lakkozatlan/iu,
    oil: /olajozd|olajjal/iu,
    oiledMaterial: /(?<!lakkozott |festett )(?:tölgy|dió|kőris|bükk|nyír|fenyő|fa|akác|bambusz|öntöttvas|szénacél|parafa)/iu,
    balm: /bőrbalzsam/iu,
    leather: /bőr/iu,
    vacuum: /porszívóz/iu,
    washedWhole: /\d °C-on|mosógépben mosható/iu,
    dry: /víz ne érje/iu,
    wet: /nedves kendő|(?<!ne )mosd|permetezd/iu,
    washedCover: /levehető huzatot/iu,
    removable: /levehető|lehúzható|cipzár|huzat: fix|mosható (?:párna)?huzat/iu,
  },
  en: {
    dishwasher: /(?<!not )dishwasher safe/iu,
    handWashing: /soft sponge|wash by hand/iu,
    polish: /brass polish/iu,
    noPolish: /or metal polish|without metal polish/iu,
    coatedBrass: /(?<!\p{L})lacquered brass|brass-(?:plated|coloured|finished)/iu,
    polishedBrass: /brass polish|polished back|unlacquered|when polished/iu,
    oil: /\boil\b/iu,
    oiledMaterial: /(?<!lacquered |painted |lacquered solid )\b(?:oak|walnut|ash|beech|birch|pine|wood|acacia|bamboo|iron|carbon steel|cork)/iu,
    balm: /leather balm/iu,
    leather: /leather|cowhide/iu,
    vacuum: /\bvacuum/iu,
    washedWhole: /\d °C|machine-washable/iu,
    dry: /keep (?:it )?dry|keep away from water/iu,
    wet: /damp|\bwash\b(?!es)|mist with water/iu,
    washedCover: /removable cover/iu,
    removable: /removable|comes? off|unzip|zips? off|zip|washable (?:cushion )?covers?/iu,
  },
};

/** Textiles that are used as a whole; of others the cover or nothing is washed. */
const CLOTHS: ReadonlySet<string> = new Set(['cushion', 'throw', 'curtain', 'bed-linen', 'towel', 'bath-mat']);

function statedIn({ description, features, details, material, subtitle }: GoodsProduct, locale: Locale): string {
  return [description[locale], subtitle[locale], ...features[locale], ...details.map(({ label, value }) => `${label[locale]}: ${value[locale]}`), material[locale]].join(' | ');
}

/** The temperatures of washing in a text. */
function temperaturesIn(text: string): readonly string[] {
  return [...text.matchAll(/(\d\d) °C/gu)].map(([, celsius = '']) => celsius);
}

function hasUnnamedParts({ care, picture: { body, frame } }: GoodsProduct, locale: Locale): boolean {
  const names = care[locale].filter((text) => /^[\p{L} ]+: /u.test(text));
  const isOfTwo = ['fabric', 'boucle', 'velvet', 'leather', 'wool'].includes(body.material) && ['wood', 'metal', 'brass'].includes(frame.material);
  return isOfTwo && names.length < 2 && care[locale].some((text) => WORDS[locale].oil.test(text) || /kendővel töröld|cloth/iu.test(text));
}

/** Contradictions between a product's care instructions in one language and its texts and materials. */
function faultsIn(product: GoodsProduct, locale: Locale): readonly string[] {
  const words = WORDS[locale];
  const { picture: { kind }, material } = product;
  const stated = statedIn(product, locale);
  const care = product.care[locale].join(' ');
  const known = new Set(temperaturesIn(stated));
  const isCoated = words.coatedBrass.test(stated);
  return [
    ...(words.dishwasher.test(stated) && !words.dishwasher.test(care) ? ['no dishwasher, which is stated'] : []),
    ...(words.dishwasher.test(stated) && words.handWashing.test(care) ? ['washing by hand of what the dishwasher washes'] : []),
    ...temperaturesIn(care).filter((celsius) => !known.has(celsius) && !(celsius === '60' && ['towel', 'bath-mat'].includes(kind) && known.size === 0)).map((celsius) => `${celsius} °C, which is not stated`),
    ...(words.noPolish.test(care) && words.polishedBrass.test(stated) ? ['no polish for brass that is polished'] : []),
    ...(words.polish.test(care) && isCoated ? ['polish for brass with a coat'] : []),
    ...(words.oil.test(care) && !words.oiledMaterial.test(material[locale]) ? ['oil without bare wood or iron'] : []),
    ...(words.balm.test(care) && !words.leather.test(material[locale]) ? ['balm without leather'] : []),
    ...(CLOTHS.has(kind) && words.washedWhole.test(stated) && words.vacuum.test(care) ? ['vacuuming of what is washed whole'] : []),
    ...(words.dry.test(stated) && words.wet.test(care) ? ['water on what has to stay dry'] : []),
    ...(words.washedCover.test(care) && !words.removable.test(stated) ? ['washing of a cover that does not come off'] : []),
    ...(hasUnnamedParts(product, locale) ? ['care of two materials without their parts'] : []),
  ].map((fault) => `${locale}: ${fault}`);
}

/** Where the care instructions of a product contradict its details, features, description or materials; empty if they agree. */
export function careFaults(product: GoodsProduct): readonly string[] {
  const { hu, en } = product.care;
  const isTranslated = hu.length === en.length && temperaturesIn(hu.join(' ')).join() === temperaturesIn(en.join(' ')).join();
  return [...(isTranslated ? [] : ['the two languages differ']), ...faultsIn(product, 'hu'), ...faultsIn(product, 'en')];
}

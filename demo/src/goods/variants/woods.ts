import { localized } from '../localized.ts';
import type { GoodsColor, GoodsProduct, Localized } from '../types.ts';

/** Colours that are woods, as lists of materials name them. */
const WOODS: ReadonlySet<string> = new Set(['oak', 'smoked-oak', 'walnut', 'beech', 'ash']);

/** Whether a colour is the wood that a product is made of. */
export function isWood({ key }: GoodsColor): boolean {
  return WOODS.has(key);
}

/** Replaces the name of a wood, which may start a sentence or a Hungarian compound, but not the name of the product. */
function renamed(text: string, from: string, to: string, productName: string): string {
  return text.replaceAll(new RegExp(`(?<!\\p{L})(?!${productName})${from}`, 'giu'), (found) => (found.startsWith(found.charAt(0).toUpperCase()) ? to.charAt(0).toUpperCase() + to.slice(1) : to));
}

type Named = Pick<GoodsProduct, 'title' | 'subtitle' | 'description' | 'material' | 'features'>;

/** The texts of a product in another wood: they name it where they named the first one. */
export function inWood({ title, subtitle, description, material, features }: Named, from: GoodsColor, to: GoodsColor): Named {
  const [name = ''] = title.hu.split(' ');
  const hungarian = (text: string): string => renamed(text, from.title.hu, to.title.hu, name);
  const english = (text: string): string => renamed(text, from.title.en, to.title.en, name).replaceAll(/\b([Aa])n (?=[^aeiou])/g, '$1 ');
  const both = ({ hu, en }: Localized): Localized => localized(hungarian(hu), english(en));
  return {
    title: both(title), subtitle: both(subtitle), description: both(description), material: both(material),
    features: { hu: features.hu.map(hungarian), en: features.en.map(english) },
  };
}

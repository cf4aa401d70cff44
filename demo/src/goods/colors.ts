import { localized } from './localized.ts';
import type { GoodsColor } from './types.ts';

function color(key: string, hu: string, en: string, hex: string): GoodsColor {
  return { key, title: localized(hu, en), hex };
}

/** Every colour that a product comes in; the filter lists them by key. */
export const COLORS = {
  chalk: color('chalk', 'krétafehér', 'chalk', '#EFEAE0'),
  linen: color('linen', 'lenszínű', 'linen', '#E0D5C2'),
  oat: color('oat', 'zabszínű', 'oat', '#CDBD9F'),
  sand: color('sand', 'homok', 'sand', '#BFA684'),
  dove: color('dove', 'galambszürke', 'dove grey', '#A8A298'),
  graphite: color('graphite', 'grafit', 'graphite', '#55524E'),
  black: color('black', 'fekete', 'black', '#2B2826'),
  white: color('white', 'fehér', 'white', '#F5F2EC'),
  mist: color('mist', 'ködkék', 'mist blue', '#8EA1AA'),
  ink: color('ink', 'tintakék', 'ink blue', '#34445A'),
  moss: color('moss', 'moha', 'moss', '#747B5C'),
  pine: color('pine', 'fenyőzöld', 'pine green', '#2F5A46'),
  sage: color('sage', 'zsálya', 'sage', '#A3AE95'),
  honey: color('honey', 'méz', 'honey', '#CB9A45'),
  terracotta: color('terracotta', 'terrakotta', 'terracotta', '#BC6F4F'),
  paprika: color('paprika', 'paprika', 'paprika', '#AE4630'),
  blush: color('blush', 'púder', 'powder pink', '#D6B3A4'),
  plum: color('plum', 'szilva', 'plum', '#643F4B'),
  cognac: color('cognac', 'konyak', 'cognac', '#9C6038'),
  oak: color('oak', 'tölgy', 'oak', '#C9A26E'),
  smokedOak: color('smoked-oak', 'füstölt tölgy', 'smoked oak', '#6E5038'),
  walnut: color('walnut', 'dió', 'walnut', '#845A3B'),
  beech: color('beech', 'bükk', 'beech', '#D6B48C'),
  ash: color('ash', 'kőris', 'ash', '#DDC49C'),
  rattan: color('rattan', 'nád', 'cane', '#D2AE78'),
  brass: color('brass', 'sárgaréz', 'brass', '#BE9850'),
  steel: color('steel', 'acél', 'steel', '#A7A8A8'),
  smoke: color('smoke', 'füstszürke', 'smoke grey', '#7C7369'),
  clear: color('clear', 'víztiszta', 'clear', '#D5E0DD'),
  travertine: color('travertine', 'travertin', 'travertine', '#D8C7AC'),
  marble: color('marble', 'fehér márvány', 'white marble', '#E9E6E1'),
} as const;

export type ColorKey = keyof typeof COLORS;

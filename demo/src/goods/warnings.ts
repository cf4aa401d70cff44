import type { PictureKind } from '../pictures/pictureSpec.ts';
import { localized } from './localized.ts';
import type { Localized } from './types.ts';

const TIPPING = localized(
  'Felborulhat: a mellékelt rögzítővel erősítsd a falhoz, és ne engedd, hogy gyerek felmásszon rá.',
  'It may tip over: fix it to the wall with the bracket supplied, and don’t let children climb on it.',
);
const WALL = localized('A falad anyagához való csavarral és tiplivel rögzítsd; nehéz tárgyat ülő- és fekvőhely fölé ne szerelj.', 'Use screws and plugs that suit your wall, and hang nothing heavy above a seat or a bed.');
const CURRENT = localized('Tisztítás előtt, és ahol az izzó cserélhető, csere előtt is húzd ki a konnektorból vagy kapcsold le az áramkört.', 'Unplug it, or switch off the circuit, before you clean it and, where the bulb can be replaced, before you replace it.');
const WIRING = localized('A bekötést bízd villanyszerelőre.', 'Have it wired by an electrician.');
const FIRE = localized('Nyílt lángtól és hősugárzótól tartsd távol.', 'Keep away from open flames and radiant heaters.');
const CLIMBING = localized('Ne állj rá, és ne hintázz rajta.', 'Don’t stand on it or tip it back.');
const SLIPPING = localized('Sima padlón csúszásgátló alátéttel használd.', 'Use an anti-slip underlay on smooth floors.');
const PACKAGING = localized('A csomagolás fóliája nem játék, fulladást okozhat: gyerektől tartsd távol.', 'The plastic packaging is not a toy and may suffocate: keep it away from children.');
const CORDS = localized('A zsinór és a függöny anyaga kisgyerekre fulladásveszélyes: kiságy mellé ne tedd.', 'Cords and fabric can strangle small children: don’t hang it beside a cot.');
const BREAKAGE = localized('Ha megrepedt vagy kicsorbult, ne használd tovább: az éle vághat.', 'Stop using it once it is cracked or chipped: the edge may cut.');
const HEAT = localized('Használat közben a füle is felforrósodhat: fogókesztyűvel nyúlj hozzá.', 'The handles may get hot in use: wear oven gloves.');
const CANDLE = localized('Égő gyertyát ne hagyj magára; gyerektől, háziállattól és éghető anyagtól tartsd távol.', 'Never leave a burning candle unattended; keep away from children, pets and anything that burns.');
const EATING = localized('Nem ehető: gyerek és háziállat ne férjen hozzá.', 'Not for eating: keep out of reach of children and pets.');

/** Warnings by the kind of product; other kinds need none. */
const WARNINGS: Readonly<Partial<Record<PictureKind, readonly Localized[]>>> = {
  sofa: [FIRE], 'corner-sofa': [FIRE], armchair: [FIRE], pouf: [FIRE], bed: [FIRE],
  chair: [CLIMBING], 'bar-stool': [CLIMBING], bench: [CLIMBING], 'office-chair': [CLIMBING],
  wardrobe: [TIPPING], dresser: [TIPPING], shelf: [TIPPING], sideboard: [TIPPING], 'tv-unit': [TIPPING], 'shoe-cabinet': [TIPPING], 'coat-rack': [TIPPING],
  'wall-shelf': [WALL], mirror: [WALL, BREAKAGE], clock: [WALL], print: [WALL],
  'floor-lamp': [CURRENT], 'table-lamp': [CURRENT], 'pendant-lamp': [CURRENT, WIRING], 'wall-lamp': [CURRENT, WIRING],
  rug: [SLIPPING], 'bath-mat': [SLIPPING],
  cushion: [PACKAGING], throw: [PACKAGING], 'bed-linen': [PACKAGING], curtain: [CORDS, PACKAGING],
  plate: [BREAKAGE], bowl: [BREAKAGE], mug: [BREAKAGE], jug: [BREAKAGE], glass: [BREAKAGE], carafe: [BREAKAGE], vase: [BREAKAGE],
  pot: [HEAT], pan: [HEAT], 'candle-holder': [CANDLE], plant: [EATING],
};

/** The warnings of a product, one sentence each: Regulation (EU) 2023/988, article 19, point (d). */
export function warningsOf(kind: PictureKind): { readonly hu: readonly string[]; readonly en: readonly string[] } {
  const texts = WARNINGS[kind] ?? [];
  return { hu: texts.map(({ hu }) => hu), en: texts.map(({ en }) => en) };
}

import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

export const bathAccessories = defineRange({
  category: 'bath-accessories',
  brand: 'fehertoi',
  kind: 'dispenser',
  finishes: {
    stoneware: {
      body: 'ceramic', name: ['kőcserép', 'stoneware'], colors: ['chalk', 'sage', 'terracotta', 'graphite', 'mist'], price: 1,
      note: ['A kőcserepet matt máz fedi.', 'The stoneware has a matt glaze.'],
    },
    travertine: {
      body: 'stone', name: ['travertin', 'travertine'], colors: ['travertine'], price: 1.7,
      note: ['A travertint impregnáljuk, a pórusai mégis tapinthatók maradnak.', 'The travertine is sealed, yet you can still feel its pores.'],
    },
    marble: {
      body: 'stone', name: ['fehér márvány', 'white marble'], colors: ['marble'], price: 1.9,
      note: ['A márvány erezete minden darabon máshol fut.', 'The veins of the marble run differently through every piece.'],
    },
    glass: {
      body: 'glass', name: ['színezett üveg', 'tinted glass'], colors: ['smoke', 'honey', 'pine'], price: 1.1,
      note: ['A vastag falú üvegen átlátszik, mennyi van még benne.', 'The thick glass lets you see how much is left.'],
    },
  },
  carriers: {
    blackPump: { surface: ['metal', 'black'], name: ['rozsdamentes acél', 'stainless steel'], part: ['fekete pumpa', 'black pump'] },
    brassPump: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz pumpa', 'brass pump'] },
    steelPump: { surface: ['metal', 'steel'], name: ['rozsdamentes acél', 'stainless steel'], part: ['acélpumpa', 'steel pump'] },
    plain: { surface: ['ceramic', 'sand'], name: ['', ''], part: ['', ''] },
    plainStone: { surface: ['stone', 'travertine'], name: ['', ''], part: ['', ''] },
    plainMarble: { surface: ['stone', 'marble'], name: ['', ''], part: ['', ''] },
  },
  details: [detail(ROOM_LABELS.underside, 'parafa betét', 'cork pad')],
  sizes: {
    pump: {
      noun: ['szappanadagoló', 'soap dispenser'],
      mm: [75, 75, 185], kilograms: 0.6, price: 9490,
      note: ['Szélesebb szája miatt tölcsér nélkül újratölthető.', 'The neck is wide enough to refill without a funnel.'],
      details: [detail(LABELS.volume, '0,35 l', '0.35 l')],
    },
    pumpLarge: {
      noun: ['nagy szappanadagoló', 'large soap dispenser'],
      mm: [90, 90, 210], kilograms: 0.9, price: 11_490,
      note: ['A konyhában is beválik: egy töltés hetekig kitart.', 'It suits the kitchen too: one filling lasts for weeks.'],
      details: [detail(LABELS.volume, '0,5 l', '0.5 l')],
    },
    tumbler: {
      noun: ['fogmosó pohár', 'toothbrush tumbler'],
      mm: [80, 80, 110], kilograms: 0.35, price: 6490,
      note: ['Négy fogkefe és egy tubus fér el benne.', 'Four toothbrushes and a tube fit inside.'],
      details: [detail(LABELS.volume, '0,3 l', '0.3 l')],
    },
    dish: {
      noun: ['szappantartó', 'soap dish'],
      mm: [140, 100, 28], kilograms: 0.35, price: 5490,
      note: ['Egy nagyobb kézműves szappan is kényelmesen elfér rajta.', 'Even a large handmade bar of soap has room to spare.'],
    },
    set: {
      noun: ['fürdőszobai készlet', 'bathroom set'],
      mm: [300, 130, 200], kilograms: 1.7, price: 24_900,
      note: ['A négy darab egy mosdó szélén is elfér.', 'All four pieces fit on the edge of a basin.'],
      details: [detail(LABELS.pieces, '4'), detail(ROOM_LABELS.parts, 'adagoló, pohár, szappantartó, tálca', 'dispenser, tumbler, soap dish, tray')],
    },
  },
  models: [
    {
      name: 'Lombik', design: 1,
      look: ['{A} egyenes, egyszerű palack, a tetején fémpumpával. Elég súlyos ahhoz, hogy fél kézzel is használd, ne csússzon el.', '{A} is a plain, upright bottle with a metal pump. It is heavy enough to use with one hand without sliding away.'],
      features: [['Rozsdamentes pumpaszerkezet', 'Rustproof pump mechanism'], ['Újratölthető, az eldobható flakon helyett', 'Refillable, in place of a throwaway bottle'], ['A pumpa külön is pótolható', 'The pump can be replaced on its own']],
      variants: [['pump', 'stoneware', 'blackPump'], ['pumpLarge', 'glass', 'brassPump']],
    },
    {
      name: 'Ókút', design: 1,
      look: ['{A} egyetlen kőtömbből fúrt palack, hűvös a kéznek, és elég súlyos, hogy ne csússzon el.', '{A} is a bottle drilled from a single block of stone, cool to the hand and heavy enough not to slide.'],
      features: [['Tömör kő, nem ragasztott', 'Solid stone, nothing glued'], ['Belül vízzáró betét', 'Watertight liner inside'], ['Folyékony szappanhoz és krémhez', 'For liquid soap or lotion']],
      variants: [['pump', 'travertine', 'brassPump'], ['pumpLarge', 'marble', 'steelPump']],
    },
    {
      name: 'Mosoly', design: 2,
      look: ['{A} egyenes falú pohár, amelyben a fogkefék szétnyílva állnak, és levegőhöz jutnak.', '{A} is a straight-sided tumbler in which the toothbrushes fan out and get some air.'],
      features: [['Vastag, lekerekített perem', 'Thick, rounded rim'], ['Súlyos alj', 'Heavy bottom'], ['Belül sima, könnyen kimosható', 'Smooth inside and easy to rinse']],
      variants: [['tumbler', 'stoneware', 'plain']],
    },
    {
      name: 'Merítő', design: 2,
      look: ['{A} kőből esztergált pohár a fogkeféknek: reggel ez az első, ami a tükör előtt a kezedbe kerül.', '{A} is a tumbler turned from stone for the toothbrushes, the first thing to meet your hand at the mirror each morning.'],
      features: [['Egy kőből esztergált', 'Turned from a single stone'], ['Impregnált felület', 'Sealed surface'], ['Sminkecseteknek is jó', 'Holds make-up brushes too']],
      variants: [['tumbler', 'marble', 'plainMarble']],
    },
    {
      name: 'Lapulevél', design: 3,
      look: ['{A} sekély, lágy szélű tálka, akár egy esővizet tartó levél.', '{A} is a shallow dish with a soft, turned-up edge.'],
      features: [['Kívül-belül mázas', 'Glazed inside and out'], ['Gyűrűknek, óráknak is hasznos', 'Handy for rings and watches'], ['Lekerekített szélek', 'Rounded edges']],
      details: [detail(LABELS.surface, 'fényes máz, kívül-belül', 'glossy glaze inside and out')],
      variants: [['dish', 'stoneware', 'plain']],
    },
    {
      name: 'Papsajt', design: 3,
      look: ['{A} lapos kő, finoman kimélyítve: a szappan megáll rajta, a kéz pedig érzi az anyag súlyát.', '{A} is a flat stone, gently hollowed: the soap stays on it, and the hand feels the weight of the material.'],
      features: [['Kézzel csiszolt mélyedés', 'Hollow ground by hand'], ['Fogkefét, hajtűt is megtart', 'Keeps a toothbrush or hairpins too'], ['Hűvös, matt felület', 'Cool, matt surface']],
      details: [detail(LABELS.surface, 'csiszolt, matt', 'ground, matt')],
      variants: [['dish', 'travertine', 'plainStone']],
    },
    {
      name: 'Malomtó', design: 4,
      look: ['{A} egy kis tálcán gyűjti össze azt, ami a mosdón szerteszét szokott állni: adagolót, poharat és szappantartót.', '{A} gathers on one small tray what usually stands scattered round the basin: dispenser, tumbler and soap dish.'],
      features: [['A négy darab ugyanabból az anyagból', 'All four pieces in the same material'], ['A tálca felfogja a vizet', 'The tray catches the drips'], ['Díszdobozban, ajándékba is', 'Boxed, ready to be given']],
      variants: [['set', 'stoneware', 'blackPump']],
    },
    {
      name: 'Nyugalom', design: 4,
      look: ['{A} három kőedénye közös kőtálcán áll, mintha mindig is együtt lettek volna. A kő hűvöse reggelente szelíden ébreszt.', '{A} sets three vessels of stone on a tray of stone, as if they had never been apart. The cool of it wakes you gently in the morning.'],
      features: [['Egymáshoz válogatott kövek', 'Stones selected to match'], ['A tálca felfogja a vizet', 'The tray catches the drips'], ['Impregnált felület', 'Sealed surface']],
      variants: [['set', 'travertine', 'brassPump']],
    },
  ],
});

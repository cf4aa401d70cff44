import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, UPHOLSTERY, WOOD } from '../range/finishes.ts';
import type { GoodsTier } from '../types.ts';
import { PAINTED_BEECH, PAINTED_FRAMES } from './livingDiningFinishes.ts';
import { ROOM_LABELS } from './livingDiningLabels.ts';

/** Discounts for several stools. */
const BY_THE_COUNTER: readonly GoodsTier[] = [{ quantity: 3, discountPercent: 5 }, { quantity: 6, discountPercent: 10 }];

const FOR_COUNTER = detail(ROOM_LABELS.counter, '88–94 cm');
const FOR_BAR = detail(ROOM_LABELS.counter, '98–106 cm');

export const woodenBarStools = defineRange({
  category: 'bar-stools',
  brand: 'harkaly',
  kind: 'bar-stool',
  tiers: BY_THE_COUNTER,
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['Az olajozott tölgyből a lábtámasz kopik a leghamarabb, de helyben újraolajozható.', 'Of the oiled oak, the footrest is the first to wear, and it can be oiled again on the spot.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A dió sötétebb a legtöbb konyhánál, ezért szépen kirajzolódik előtte.', 'Walnut is darker than most kitchens and stands out well against them.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris szívós és könnyű, vékonyra esztergálva is erős.', 'Ash is tough and light, and strong even when turned thin.'],
    },
    smokedOak: {
      ...WOOD.smokedOak,
      note: ['A füstölt tölgyön a cipőorr nyoma sem világít ki.', 'On smoked oak not even the scuff of a shoe shows up pale.'],
    },
    ...PAINTED_BEECH,
  },
  carriers: { ...ONE_WOOD, ...PAINTED_FRAMES },
  details: [detail(LABELS.load, '120 kg'), ASSEMBLED],
  sizes: {
    backLow: {
      noun: ['támlás bárszék 65 cm', 'counter stool with back 65 cm'],
      mm: [440, 450, 830], kilograms: 5.6, price: 79_900,
      note: ['Hatvanöt centis ülése a konyhapult és a konyhasziget magasságához illik.', 'The seat at sixty-five centimetres is the height for a worktop or an island.'],
      details: [detail(LABELS.seatHeight, '65 cm'), FOR_COUNTER, detail(ROOM_LABELS.footrest, '23 cm')],
    },
    backHigh: {
      noun: ['támlás bárszék 75 cm', 'bar stool with back 75 cm'],
      mm: [450, 460, 930], kilograms: 6.1, price: 84_900,
      note: ['Hetvenöt centis ülése bárpulthoz méretezett.', 'The seat at seventy-five centimetres is measured for a bar.'],
      details: [detail(LABELS.seatHeight, '75 cm'), FOR_BAR, detail(ROOM_LABELS.footrest, '27 cm')],
    },
    saddleLow: {
      noun: ['nyergelt bárszék 65 cm', 'saddle counter stool 65 cm'],
      mm: [420, 360, 650], kilograms: 4.4, price: 59_900,
      note: ['Támla híján teljesen a pult alá tolható.', 'Having no back, it disappears under the worktop.'],
      details: [detail(LABELS.seatHeight, '65 cm'), FOR_COUNTER, detail(ROOM_LABELS.footrest, '23 cm')],
    },
    saddleHigh: {
      noun: ['nyergelt bárszék 75 cm', 'saddle bar stool 75 cm'],
      mm: [430, 370, 750], kilograms: 4.9, price: 64_900,
      note: ['Hetvenöt centijével bárpulthoz illik, hosszú beszélgetésekhez.', 'At seventy-five centimetres it belongs at a bar, where people tend to stay longer than planned.'],
      details: [detail(LABELS.seatHeight, '75 cm'), FOR_BAR, detail(ROOM_LABELS.footrest, '27 cm')],
    },
  },
  models: [
    {
      name: 'Daru', design: 1,
      look: ['{A} hosszú lábú és egyenes tartású; alacsony, hajlított támlája a derekat fogja, a kilátást nem.', '{A} is long-legged and upright, with a low bent back that holds the waist and leaves the view alone.'],
      features: [['Gőzzel hajlított deréktámla', 'Steam-bent back for the waist'], ['Lábtámasz körben', 'Footrest all round'], ['Formára mart ülés', 'Shaped seat']],
      variants: [['backLow', 'oak', 'oak'], ['backHigh', 'walnut', 'walnut']],
    },
    {
      name: 'Ágas', design: 1,
      look: ['{A} színes, és elég könnyű, hogy a gyerek is odahúzza a pulthoz.', '{A} is as bright as the pots on the drying pole of a summer kitchen, and light enough for a child to pull up to the worktop.'],
      features: [['Egyszínűre festett bükk', 'Beech painted in one colour'], ['Íves, alacsony támla', 'Low, curved back'], ['Lábtámasz mind a négy oldalon', 'Footrest on all four sides']],
      variants: [['backLow', 'paprikaBeech', 'paprikaBeech'], ['backHigh', 'pineBeech', 'pineBeech']],
    },
    {
      name: 'Bojtár', design: 3,
      look: ['{A} ülése nyeregformán kétfelé emelkedik, így a reggeli kávéhoz ráhuppanni és fél délutánt rajta tölteni egyformán jó.', '{A} has a seat that rises on two sides like a saddle, as good for perching with the morning coffee as for half an afternoon.'],
      features: [['Nyereg alakúra mart ülés', 'Seat carved to a saddle'], ['Négy kifelé dőlő láb', 'Four splayed legs'], ['Egy kézzel felemelhető', 'Lifts with one hand']],
      variants: [['saddleLow', 'smokedOak', 'smokedOak'], ['saddleHigh', 'ash', 'ash']],
    },
    {
      name: 'Cövek', design: 3,
      look: ['{A} a lehető legkevesebb: vájt ülés, négy láb, köztük merevítők, amelyeken a cipő is megpihen.', '{A} is as little as a stool can be: a hollowed seat, four legs and the rungs between them, where shoes come to rest.'],
      features: [['Vájt, párna nélkül is kényelmes ülés', 'Hollowed seat that needs no cushion'], ['Négy láb, ékelt csapokkal', 'Four legs with wedged tenons'], ['Filctalp a lábak alatt', 'Felt under the legs']],
      variants: [['saddleHigh', 'blackBeech', 'blackBeech'], ['saddleLow', 'walnut', 'walnut']],
    },
  ],
});

export const upholsteredBarStools = defineRange({
  category: 'bar-stools',
  brand: 'vackor',
  kind: 'bar-stool',
  tiers: BY_THE_COUNTER,
  finishes: {
    boucle: {
      ...UPHOLSTERY.boucle,
      note: ['A gyapjúbuklé a fémváz mellett lágy, és a konyha zajából is elnyel valamennyit.', 'The wool bouclé is a soft match for the metal and soaks up a little of the kitchen noise.'],
    },
    velvet: {
      ...UPHOLSTERY.velvet,
      note: ['A pamutbársony huzat esti fényben ad a legtöbbet, a morzsa lekefélhető róla.', 'The cotton velvet gives most in evening light, and crumbs brush off it.'],
    },
    wool: {
      ...UPHOLSTERY.wool,
      note: ['A feszes gyapjúszövet simán fut körbe az ülésen.', 'The taut wool weave runs smoothly round the seat.'],
    },
    leather: {
      ...UPHOLSTERY.leather,
      note: ['A növényi cserzésű bőr nedves kendővel letörölhető, ami a tűzhely közelében nem mellékes.', 'The vegetable-tanned leather wipes clean with a damp cloth, which is no small thing near a hob.'],
    },
  },
  carriers: LEGS,
  details: [detail(LABELS.load, '120 kg'), detail(LABELS.assembly, 'csak az ülést kell a lábakra csavarozni', 'only the seat needs screwing to the legs')],
  sizes: {
    roundLow: {
      noun: ['kárpitozott bárszék 65 cm', 'upholstered counter stool 65 cm'],
      mm: [400, 400, 650], kilograms: 5.8, price: 69_900,
      note: ['A hatvanöt centis ülésről konyhapultnál egyenes derékkal lehet enni.', 'From a seat at sixty-five centimetres you can eat at a worktop with a straight back.'],
      details: [detail(LABELS.seatHeight, '65 cm'), FOR_COUNTER, detail(ROOM_LABELS.footrest, '22 cm')],
    },
    roundHigh: {
      noun: ['kárpitozott bárszék 75 cm', 'upholstered bar stool 75 cm'],
      mm: [410, 410, 750], kilograms: 6.3, price: 74_900,
      note: ['Bárpulthoz készült: hetvenöt centi magasról szemben ül azzal, aki mögötte áll.', 'It is meant for a bar: at seventy-five centimetres you are level with whoever stands behind it.'],
      details: [detail(LABELS.seatHeight, '75 cm'), FOR_BAR, detail(ROOM_LABELS.footrest, '26 cm')],
    },
  },
  models: [
    {
      name: 'Bóbita', design: 2,
      look: ['{A} kerek, vastag párnát visel négy vékony lábon; a lábakat gyűrű fogja össze, azon pihen meg a talp.', '{A} has a thick round cushion on four thin legs, and a ring that ties them together gives the feet a place to rest.'],
      features: [['Hét centi vastag, kerek ülés', 'Round seat seven centimetres thick'], ['Lábtámasz gyűrű', 'Foot ring'], ['Bármelyik irányból rá lehet ülni', 'Sit down from any side']],
      variants: [['roundLow', 'velvet', 'brass'], ['roundHigh', 'boucle', 'black']],
    },
    {
      name: 'Csüllő', design: 2,
      look: ['{A} feszes, lapos ülését négy láb tartja, lejjebb gyűrű fogja össze őket; zárás után is szép rendben sorakozik a pult előtt.', '{A} has a flat, taut seat on four legs joined lower down by a ring, and keeps a tidy line along the counter after closing time.'],
      features: [['Feszes, kemény párnázás', 'Taut, firm padding'], ['Körbefutó lábtámasz', 'Ring to rest the feet on'], ['Csúszásgátló talpvédők', 'Non-slip glides']],
      variants: [['roundHigh', 'leather', 'black'], ['roundLow', 'wool', 'oak']],
    },
  ],
});

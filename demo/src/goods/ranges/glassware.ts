import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Carrier, Finish } from '../range/material.ts';

const GLASS = {
  clear: {
    body: 'glass', name: ['szájjal fújt üveg', 'mouth-blown glass'], colors: ['clear'], price: 1,
    note: ['A szájjal fújt üvegben itt-ott egy gombostűfejnyi buborék is marad.', 'Here and there the mouth-blown glass keeps a bubble the size of a pinhead.'],
  },
  tinted: {
    body: 'glass', name: ['anyagában színezett üveg', 'glass coloured right through'], colors: ['smoke', 'honey', 'pine', 'blush', 'mist'], price: 1.12,
    note: ['A színt az olvadt üvegbe keverik, ezért nem karcolódhat le.', 'The colour is stirred into the molten glass, so it cannot be scratched away.'],
  },
  recycled: {
    body: 'glass', name: ['újrahasznosított üveg', 'recycled glass'], colors: ['sage', 'smoke'], price: 0.9,
    note: ['Az újrahasznosított üveg ablakból és palackból lesz, és őriz valamit a zöldjükből vagy a füstjükből.', 'Recycled from windows and bottles, the glass keeps a little of their green or their smoke.'],
  },
} as const satisfies Record<string, Finish>;

const BY_HAND = detail(LABELS.care, 'kézzel mosogatandó', 'wash by hand');
const A_PAIR = detail(LABELS.pieces, '2');

/** Sold in pairs. Designs: 1 tumbler, 2 stemmed wine glass, 3 ribbed highball. */
export const glasses = defineRange({
  category: 'glassware',
  brand: 'rezkut',
  kind: 'glass',
  finishes: GLASS,
  carriers: { plain: { surface: ['glass', 'clear'], name: ['', ''], part: ['', ''] } },
  details: [A_PAIR, BY_HAND],
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  sizes: {
    tumbler: {
      noun: ['vizespohár, 2 darab', 'tumblers, set of 2'],
      mm: [84, 84, 94], kilograms: 0.44, price: 7490,
      note: ['Három deci víz, limonádé vagy fröccs fér bele.', 'It holds three hundred millilitres of water, lemonade or spritzer.'],
      details: [detail(LABELS.volume, '3 dl', '300 ml')],
    },
    small: {
      noun: ['kis pohár, 2 darab', 'small glasses, set of 2'],
      mm: [70, 70, 76], kilograms: 0.3, price: 5490,
      note: ['Gyümölcslének, vermutnak, vagy éjszakára egy korty víznek.', 'It is the size for juice, for vermouth or for a mouthful of water at night.'],
      details: [detail(LABELS.volume, '1,8 dl', '180 ml')],
    },
    red: {
      noun: ['vörösboros pohár, 2 darab', 'red wine glasses, set of 2'],
      mm: [92, 92, 220], kilograms: 0.34, price: 11_490,
      note: ['Harmadáig töltve az öblös kehelyben elég levegőt kap a vörösbor.', 'Filled to a third, the roomy bowl gives red wine the air it needs.'],
      details: [detail(LABELS.volume, '5 dl', '500 ml')],
    },
    white: {
      noun: ['fehérboros pohár, 2 darab', 'white wine glasses, set of 2'],
      mm: [78, 78, 210], kilograms: 0.28, price: 10_490,
      note: ['A kisebb kehelyben hűvös marad a rizling, amíg elfogy.', 'The smaller bowl keeps a Riesling cool until it is gone.'],
      details: [detail(LABELS.volume, '3,2 dl', '320 ml')],
    },
    highball: {
      noun: ['hosszúitalos pohár, 2 darab', 'highball glasses, set of 2'],
      mm: [70, 70, 150], kilograms: 0.5, price: 8490,
      note: ['Sok jégnek és hosszú italnak készült, szódával a pereméig.', 'It was made for plenty of ice and a long drink, with soda to the rim.'],
      details: [detail(LABELS.volume, '3,8 dl', '380 ml')],
    },
    cordial: {
      noun: ['szörpöspohár, 2 darab', 'cordial glasses, set of 2'],
      mm: [64, 64, 118], kilograms: 0.36, price: 6490,
      note: ['Két és fél deci bodzaszörp fér bele, szalmaszállal vagy anélkül.', 'It takes two hundred and fifty millilitres of elderflower cordial, with a straw or without.'],
      details: [detail(LABELS.volume, '2,5 dl', '250 ml')],
    },
  },
  models: [
    {
      name: 'Tócsa', design: 1,
      look: ['{A} alja vastag, a fala felfelé vékonyodik, ezért a súlya lent van, az ajak mégis finom peremet ér. Az asztalon kis fényfoltot vet maga köré.', '{A} is thick at the base and thins towards the top, so the weight sits low and the lips meet a fine rim. On the table it throws a small pool of light around itself.'],
      features: [['Vastag, nehéz alj', 'Thick, heavy base'], ['Vékonyra húzott perem', 'Rim drawn thin'], ['Párban, dobozban', 'A pair in a box']],
      variants: [['tumbler', 'clear', 'plain'], ['small', 'tinted', 'plain']],
    },
    {
      name: 'Rianás', design: 1,
      look: ['{A} egyenes, zömök pohár, hétköznapokra. Nincs rajta dísz, csak az üveg maga.', '{A} is a straight, sturdy glass for every day. It has no ornament, only the glass itself as it came from the furnace.'],
      features: [['Vastag fal', 'Thick wall'], ['Teának is elég hőálló', 'Takes the heat of tea'], ['Biztosan megfogható', 'Sure in the hand']],
      variants: [['tumbler', 'recycled', 'plain'], ['small', 'tinted', 'plain']],
    },
    {
      name: 'Harmat', code: 'Serleg', design: 2,
      look: ['{A} vékony száron emelkedik a talpa fölé, kelyhe felfelé kissé összehúzódik, hogy az illat benne maradjon. A szár és a talp egy anyagból van húzva.', '{A} rises from its foot on a thin stem, and the bowl draws in a little at the top to keep the scent. Stem and foot are pulled from the same glass.'],
      features: [['Húzott, illesztés nélküli szár', 'Drawn stem without a join'], ['Hidegen vágott, csiszolt perem', 'Rim cut cold and polished'], ['Széles talp, nehezen dől el', 'Wide foot that is hard to tip']],
      variants: [['red', 'clear', 'plain'], ['white', 'tinted', 'plain']],
    },
    {
      name: 'Zápor', design: 3,
      look: ['{A} oldalán függőleges bordák futnak le. A fény minden bordán megtörik, és a jég is többnek látszik benne.', '{A} has vertical ribs running down its sides. Light breaks on every one of them and makes the ice look like more.'],
      features: [['Bordázott fal, biztos fogás', 'Ribbed wall, firm grip'], ['Magas, egyenes forma', 'Tall, straight shape'], ['Belül sima, könnyen öblíthető', 'Smooth inside and easy to rinse']],
      variants: [['highball', 'tinted', 'plain'], ['cordial', 'recycled', 'plain']],
    },
  ],
});

const STOPPERS = {
  oakStopper: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgydugó', 'oak stopper'] },
  brassStopper: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz dugó', 'brass stopper'] },
  handle: { surface: ['glass', 'clear'], name: ['', ''], part: ['víztiszta fül', 'clear handle'] },
} as const satisfies Record<string, Carrier>;

/** Designs: 1 with stopper, 2 with handle. */
export const carafes = defineRange({
  category: 'glassware',
  brand: 'rezkut',
  kind: 'carafe',
  finishes: GLASS,
  carriers: STOPPERS,
  details: [BY_HAND],
  sizes: {
    bedside: {
      noun: ['éjjeli karaffa', 'bedside carafe'],
      mm: [88, 88, 210], kilograms: 0.46, price: 12_490,
      note: ['Hat deci víz van benne, egy éjszakára és a reggeli tablettához elég.', 'Six hundred millilitres of water last the night and the tablet in the morning.'],
      details: [detail(LABELS.volume, '6 dl', '600 ml')],
    },
    carafe: {
      noun: ['karaffa', 'carafe'],
      mm: [104, 104, 276], kilograms: 0.72, price: 16_490,
      note: ['Egy liter fér bele, víz vagy egy palack bor egy órával a vacsora előtt.', 'It takes a litre, of water or of a wine poured an hour before dinner.'],
      details: [detail(LABELS.volume, '1 l')],
    },
    table: {
      noun: ['füles karaffa', 'carafe with handle'],
      mm: [158, 112, 238], kilograms: 0.84, price: 15_490,
      note: ['Tizenkét deci limonádé mellett a jégnek is marad benne hely.', 'It was made for just over a litre of lemonade, with room left for the ice.'],
      details: [detail(LABELS.volume, '1,2 l', '1.2 l')],
    },
    wine: {
      noun: ['füles boroskaraffa', 'wine carafe with handle'],
      mm: [138, 98, 214], kilograms: 0.66, price: 13_490,
      note: ['Egy egész palack bor levegőzhet benne.', 'It lets a whole bottle of wine breathe.'],
      details: [detail(LABELS.volume, '8 dl', '800 ml')],
    },
  },
  models: [
    {
      name: 'Vízcsepp', design: 1,
      look: ['{A} alul kiöblösödik, a nyaka szűk, a dugó lazán ül benne. Por és muslica nem jut bele, a víz íze másnap is friss.', '{A} swells out below and narrows at the neck, where the stopper sits loosely. Neither dust nor fruit flies get in, and the water still tastes fresh next day.'],
      features: [['Esztergált dugó', 'Turned stopper'], ['Nyakánál fogva önthető', 'Pours when held by the neck'], ['Öblös, stabil alj', 'Roomy, steady base']],
      details: [detail(LABELS.technique, 'szabadkézi fúvás', 'free blowing')],
      variants: [['carafe', 'clear', 'oakStopper'], ['bedside', 'tinted', 'brassStopper']],
    },
    {
      name: 'Vidra', design: 2,
      look: ['{A} fülét a még forró falhoz forrasztják, a helyén vékony gyűrődés marad. Teli karaffával is biztos kézzel lehet körbejárni az asztalt.', '{A} has a handle fused to the wall while the glass is hot, which leaves a fine crease behind. You can go round the table with it full and never lose your grip.'],
      features: [['Forrón forrasztott fül', 'Handle fused on hot'], ['Széles száj jégnek, mentának', 'Wide mouth for ice and mint'], ['Kiöntő csőr', 'Pouring lip']],
      details: [detail(LABELS.technique, 'szabadkézi fúvás', 'free blowing')],
      variants: [['table', 'recycled', 'handle'], ['wine', 'clear', 'handle']],
    },
  ],
});

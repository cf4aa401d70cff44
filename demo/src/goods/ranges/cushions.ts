import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { UPHOLSTERY } from '../range/finishes.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const FEATHER = detail(LABELS.filling, 'kacsatoll, pamuttokban', 'duck feather in a cotton case');

export const cushions = defineRange({
  category: 'cushions',
  brand: 'szovomadar',
  kind: 'cushion',
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  finishes: UPHOLSTERY,
  carriers: {
    plain: { surface: ['fabric', 'linen'], name: ['', ''], part: ['', ''] },
    plainBoucle: { surface: ['boucle', 'chalk'], name: ['', ''], part: ['', ''] },
    plainVelvet: { surface: ['velvet', 'plum'], name: ['', ''], part: ['', ''] },
    chalkStripe: { surface: ['fabric', 'chalk'], name: ['', ''], part: ['krétafehér csíkok', 'chalk stripes'] },
    plumStripe: { surface: ['fabric', 'plum'], name: ['', ''], part: ['szilvaszínű csíkok', 'plum stripes'] },
    chalkBorder: { surface: ['fabric', 'chalk'], name: ['', ''], part: ['krétafehér szegély', 'chalk border'] },
    plumBorder: { surface: ['fabric', 'plum'], name: ['', ''], part: ['szilvaszínű szegély', 'plum border'] },
    chalkDiamonds: { surface: ['fabric', 'chalk'], name: ['', ''], part: ['krétafehér rombuszok', 'chalk diamonds'] },
    paprikaDiamonds: { surface: ['fabric', 'paprika'], name: ['', ''], part: ['paprikapiros rombuszok', 'paprika diamonds'] },
  },
  details: [detail(ROOM_LABELS.closure, 'rejtett cipzár', 'hidden zip')],
  sizes: {
    small: {
      noun: ['díszpárna 45 × 45', 'cushion 45 × 45'],
      mm: [450, 130, 450], kilograms: 0.7, price: 13_490,
      note: ['Fotelben egymagában, kanapén egy nagyobb előtt a legjobb.', 'It sits alone in an armchair, or in front of a larger one on the sofa.'],
      details: [FEATHER],
    },
    medium: {
      noun: ['díszpárna 50 × 50', 'cushion 50 × 50'],
      mm: [500, 140, 500], kilograms: 0.9, price: 14_490,
      note: ['A kanapé karfájának dőlve párnának is elég nagy.', 'Propped against the arm of a sofa, it is large enough to lay your head on.'],
      details: [FEATHER],
    },
    large: {
      noun: ['nagy díszpárna 60 × 60', 'large cushion 60 × 60'],
      mm: [600, 160, 600], kilograms: 1.2, price: 18_490,
      note: ['Az ágy fejének támasztva is, a földön ülőpárnaként is jó.', 'It is big enough for the head of a bed, or for sitting on the floor.'],
      details: [FEATHER],
    },
    lumbar: {
      noun: ['derékpárna 60 × 40', 'lumbar cushion 60 × 40'],
      mm: [600, 130, 400], kilograms: 0.8, price: 14_490,
      note: ['Fekvő formája éppen a derék mögé illik.', 'Its long shape fits just behind the small of the back.'],
      details: [FEATHER],
    },
    round: {
      noun: ['kerek párna 40', 'round cushion 40'],
      mm: [400, 120, 400], kilograms: 0.7, price: 15_490,
      note: ['Szögletes párnák közé egyetlen kerek is elég.', 'Among square cushions, a single round one is enough.'],
      details: [detail(LABELS.filling, 'gyapjúgolyók', 'wool balls')],
    },
    roundLarge: {
      noun: ['nagy kerek párna 50', 'large round cushion 50'],
      mm: [500, 140, 500], kilograms: 1, price: 18_490,
      note: ['Fotelben széles támasz, padon puha ülés.', 'It makes a broad support in an armchair and a soft seat on a bench.'],
      details: [detail(LABELS.filling, 'gyapjúgolyók', 'wool balls')],
    },
  },
  models: [
    {
      name: 'Mohos', design: 1,
      look: ['{A} minta nélküli, a felülete beszél helyette: mély és lágy, jólesik ráhajtani a fejed.', '{A} has no pattern and needs none. Its surface is deeper and softer than you expect of a cushion.'],
      features: [['Levehető huzat', 'Removable cover'], ['Mindkét oldala ugyanabból a szövetből', 'The same cloth on both sides'], ['Elvarrt belső szélek', 'Neatly finished seams inside']],
      variants: [['medium', 'boucle', 'plainBoucle'], ['lumbar', 'boucle', 'plainBoucle']],
    },
    {
      name: 'Pántlika', design: 2,
      look: ['{A} csíkjai függőlegesen futnak. Egyszínű kanapén kettő már társaság.', '{A} has upright stripes. On a plain sofa, two of them are company enough.'],
      features: [['Szövött, nem nyomott csíkok', 'Stripes woven in, not printed'], ['A csíkok a varrásnál is találkoznak', 'Stripes that meet at the seams'], ['Töltettel együtt', 'Filling included']],
      variants: [['lumbar', 'linen', 'chalkStripe'], ['medium', 'wool', 'plumStripe']],
    },
    {
      name: 'Vetés', code: 'Posztó', design: 3,
      look: ['{A} közepe egyszínű, körben széles, elütő szegély keretezi.', '{A} is plain in the middle, with a broad band of another colour all round, which frames it.'],
      features: [['Sarkain ferdén illesztett szegély', 'Border mitred at the corners'], ['Sűrű szövésű, nem nyúlik meg', 'Dense cloth that keeps its shape'], ['Levehető huzat, külön mosható', 'Cover comes off and washes separately']],
      variants: [['medium', 'wool', 'chalkBorder'], ['large', 'linen', 'plumBorder']],
    },
    {
      name: 'Pikkely', design: 4,
      look: ['{A} rombuszai halpikkelyként illeszkednek egymáshoz. Közelről rend, távolról csillogás.', '{A} fits its diamonds together like the scales of a fish: order from close by, a shimmer from across the room.'],
      features: [['Jacquard-szövésű minta', 'Jacquard-woven pattern'], ['Hátul egyszínű', 'Plain on the back'], ['Kacsatoll töltet, könnyen felrázható', 'Duck feather that plumps up with a shake']],
      variants: [['small', 'linen', 'chalkDiamonds'], ['medium', 'wool', 'paprikaDiamonds']],
    },
    {
      name: 'Margaréta', design: 5,
      look: ['{A} közepéből sugárban futnak szét a ráncok. A középpontját bevont gomb fogja össze.', '{A} sends its pleats out from the centre like the petals of a daisy, gathered by a covered button.'],
      features: [['Kézzel rakott ráncok', 'Pleated by hand'], ['Huzattal bevont gomb', 'Covered button'], ['Kétoldalas', 'Finished on both sides']],
      variants: [['round', 'velvet', 'plainVelvet'], ['roundLarge', 'linen', 'plain']],
    },
    {
      name: 'Mályva', design: 1,
      look: ['{A} egyetlen színből áll, a sarkai lágyan lekerekednek. Nincs rajta dísz, csak egy jó szövet, rendesen megvarrva.', '{A} keeps to a single colour and softly rounded corners. There is no ornament on it, just a good cloth, properly sewn.'],
      features: [['Rejtett varrás körben', 'Hidden seam all round'], ['Töltettel együtt', 'Filling included'], ['Felrázás után visszanyeri a formáját', 'Regains its shape after a shake']],
      variants: [['small', 'velvet', 'plainVelvet'], ['large', 'wool', 'plain']],
    },
  ],
});

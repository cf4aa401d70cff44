import { detail } from '../defineProduct.ts';
import { DISHWASHER, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { SECOND_GLAZES, glazesWith } from './kitchenDecorPlantsFinishes.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

/** Designs: 1 plain, 2 coloured rim, 3 dipped base, 4 footed, 5 fluted. */
export const bowls = defineRange({
  category: 'bowls',
  brand: 'sarpala',
  kind: 'bowl',
  finishes: glazesWith({
    matt: ['Kívül-belül matt máz fedi, ezért kézben sem csúszik.', 'Matt glaze inside and out keeps it from slipping in the hand.'],
    gloss: ['A fényes máz belül sima, a kanál nem kapar rajta.', 'The glossy glaze is smooth inside, and the spoon does not scrape.'],
    porcelain: ['Porcelánból készül, ezért könnyebb egy ugyanekkora kőcserép tálnál.', 'Made of porcelain, it is lighter than a stoneware bowl of its size.'],
  }),
  carriers: SECOND_GLAZES,
  details: [DISHWASHER],
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  sizes: {
    dip: {
      noun: ['mártogatós tálka', 'dip bowl'],
      mm: [105, 105, 52], kilograms: 0.18, price: 2490,
      note: ['Körözöttnek, olívának, cseresznyének: egy marék minden belefér.', 'It holds a handful of anything: cottage cheese spread, olives, cherries.'],
      details: [detail(LABELS.volume, '0,2 l', '0.2 l')],
    },
    breakfast: {
      noun: ['müzlistálka', 'breakfast bowl'],
      mm: [150, 150, 70], kilograms: 0.36, price: 4490,
      note: ['Zabkásának vagy joghurtnak elég nagy, egyik kézben is elfér.', 'It is large enough for porridge or yoghurt and still sits in one hand.'],
      details: [detail(LABELS.volume, '0,5 l', '0.5 l')],
    },
    soup: {
      noun: ['levesestál', 'soup bowl'],
      mm: [180, 180, 78], kilograms: 0.56, price: 5490,
      note: ['Egy egész ebédnyi gulyás vagy ramen belefér, és nem is lötyög ki.', 'A whole lunch of goulash or ramen goes in without slopping over.'],
      details: [detail(LABELS.volume, '0,9 l', '0.9 l')],
    },
    salad: {
      noun: ['salátástál', 'salad bowl'],
      mm: [280, 280, 115], kilograms: 1.6, price: 15_490,
      note: ['Hat ember salátája keverhető ki benne.', 'There is room in it to toss salad for six.'],
      details: [detail(LABELS.volume, '3,2 l', '3.2 l')],
    },
    fruit: {
      noun: ['gyümölcsöstál', 'fruit bowl'],
      mm: [310, 310, 125], kilograms: 1.9, price: 18_490,
      note: ['Két kiló alma fér bele egyetlen rétegben, így alul sem puhul meg.', 'Two kilos of apples lie in it side by side, so none goes soft at the bottom.'],
      details: [detail(LABELS.volume, '4 l')],
    },
  },
  models: [
    {
      name: 'Málna', code: 'Rocska', design: 1,
      look: ['{A} fala egyetlen ívvel indul a talptól a peremig, semmi sem töri meg. A kanál is úgy jár benne, hogy sehol sem akad el.', '{A} rises in a single curve from foot to rim, with nothing to interrupt it. A spoon runs along the inside without catching anywhere.'],
      features: [['Egyetlen ívű fal', 'Wall in one curve'], ['Egymásba rakható', 'Stackable'], ['Belül is végig mázas', 'Glazed all the way inside']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      variants: [['breakfast', 'matt', 'plain'], ['salad', 'gloss', 'plain']],
    },
    {
      name: 'Ribizli', design: 2,
      look: ['{A} peremét vékony színes sáv zárja le. Üresen is díszíti a polcot, tele pedig keretet ad az ételnek.', '{A} finishes in a thin band of colour, as a shirt does in its collar. Empty it brightens a shelf, and full it frames the food.'],
      features: [['Kézzel festett perem', 'Hand-painted rim'], ['Máz alatti festés', 'Painted under the glaze'], ['Vékony, könnyű fal', 'Thin, light wall']],
      details: [detail(SMALL_LABELS.stacking, 'egymásba rakható', 'stackable')],
      price: 1.06,
      variants: [['dip', 'porcelain', 'blueRim'], ['soup', 'matt', 'rustRim']],
    },
    {
      name: 'Kökény', code: 'Teknő', design: 3,
      look: ['{A} alsó része más színű, mintha derékig vízbe állították volna. A két máz határán vékony, kicsit hullámos vonal marad.', '{A} is another colour in its lower part, as if it had been stood in water. Where the two glazes meet, a thin and slightly wavy line remains.'],
      features: [['Kézzel mártott, kétszínű máz', 'Two glazes, dipped by hand'], ['Vastag, hőtartó fal', 'Thick wall that holds the heat'], ['Nem csúszik a széles talpa', 'Broad base that stays put']],
      details: [detail(SMALL_LABELS.heat, 'mikróba és 180 °C-os sütőbe tehető', 'safe in the microwave, and in the oven up to 180 °C')],
      price: 1.05,
      variants: [['soup', 'gloss', 'sandFoot'], ['salad', 'matt', 'clayFoot']],
    },
    {
      name: 'Szőlőhegy', design: 4,
      look: ['{A} talpon áll, ezért a többi tálnál magasabbról kínálja, ami benne van. Üresen is megállja a helyét egy polc szélén.', '{A} stands on a foot and so offers what it holds from higher up than other bowls. Even empty, it earns its place at the end of a shelf.'],
      features: [['Magas, korongozott talp', 'Tall foot, thrown on the wheel'], ['Oldalról is szép a vonala', 'A fine line from the side as well'], ['Belül könnyen öblíthető', 'Easy to rinse inside']],
      details: [detail(SMALL_LABELS.stacking, 'egymás mellett tárolandó', 'store side by side')],
      price: 1.04,
      variants: [['fruit', 'gloss', 'plain'], ['dip', 'matt', 'plain']],
    },
    {
      name: 'Rebarbara', design: 5,
      look: ['{A} oldalát sűrű, függőleges bordák díszítik, belül viszont sima. Kézbe véve a bordák megtapadnak az ujjak alatt.', '{A} has close vertical flutes on the outside and is smooth within. When you pick it up, the flutes give your fingers something to hold.'],
      features: [['Bordázott kívül, sima belül', 'Fluted outside, smooth inside'], ['Nedves kézből sem csúszik ki', 'Does not slip from wet hands'], ['Formába öntött, egyenletes bordák', 'Cast in a mould, with even flutes']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      price: 1.1,
      variants: [['breakfast', 'gloss', 'plain'], ['salad', 'porcelain', 'plain'], ['soup', 'matt', 'plain']],
    },
  ],
});

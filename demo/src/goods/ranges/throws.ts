import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const FRINGED = detail(ROOM_LABELS.edges, 'két végén sodrott rojt', 'twisted fringe at both ends');
const HEMMED = detail(ROOM_LABELS.edges, 'körben szegve', 'hemmed all round');

export const throws = defineRange({
  category: 'throws',
  brand: 'szovomadar',
  kind: 'throw',
  tiers: [{ quantity: 3, discountPercent: 5 }],
  finishes: {
    lambswool: {
      body: 'wool', name: ['báránygyapjú', 'lambswool'], colors: ['dove', 'oat', 'moss', 'terracotta', 'ink'], price: 1,
      note: ['Az első nyírásból való báránygyapjú nem szúr, a bolyhozástól pedig még melegebb.', 'Lambswool from the first shearing does not itch, and brushing makes it warmer still.'],
    },
    merino: {
      body: 'wool', name: ['merinógyapjú', 'merino wool'], colors: ['chalk', 'mist', 'blush', 'graphite'], price: 1.25,
      note: ['A merinó olyan finom szálú, hogy arcra húzva sem kellemetlen.', 'Merino is so fine that you can pull it up to your face without a prickle.'],
    },
    mohair: {
      body: 'boucle', name: ['mohairkeverék', 'mohair blend'], colors: ['honey', 'sage', 'blush', 'chalk'], price: 1.4,
      note: ['A mohair hosszú szálai között megáll a levegő, ezért melegít ilyen kevés anyag is.', 'Mohair traps air between its long fibres, which is why so little of it keeps you so warm.'],
    },
    cotton: {
      body: 'cotton', name: ['mosott pamut', 'washed cotton'], colors: ['sage', 'mist', 'terracotta', 'oat'], price: 0.8,
      note: ['A szövés után mosott pamut rögtön puha, és mosógépben is tisztítható.', 'Washed after weaving, the cotton is soft from the first day and goes in the machine.'],
    },
  },
  carriers: {
    plainWool: { surface: ['wool', 'dove'], name: ['', ''], part: ['', ''] },
    plainMohair: { surface: ['boucle', 'honey'], name: ['', ''], part: ['', ''] },
    chalkStripe: { surface: ['cotton', 'chalk'], name: ['', ''], part: ['krétafehér csíkok', 'chalk stripes'] },
    graphiteStripe: { surface: ['wool', 'graphite'], name: ['', ''], part: ['grafitszürke csíkok', 'graphite stripes'] },
    paprikaStripe: { surface: ['wool', 'paprika'], name: ['', ''], part: ['paprikapiros csíkok', 'paprika stripes'] },
    chalkCheck: { surface: ['wool', 'chalk'], name: ['', ''], part: ['krétafehér kocka', 'chalk check'] },
    plumCheck: { surface: ['wool', 'plum'], name: ['', ''], part: ['szilvaszínű kocka', 'plum check'] },
    chalkTwill: { surface: ['wool', 'chalk'], name: ['', ''], part: ['krétafehér halszálka', 'chalk herringbone'] },
    oatTwill: { surface: ['wool', 'oat'], name: ['', ''], part: ['zabszínű halszálka', 'oat herringbone'] },
  },
  details: [],
  sizes: {
    sofa: {
      noun: ['takaró 130 × 180', 'throw 130 × 180'],
      mm: [1300, 1800, 6], kilograms: 0.9, price: 34_900,
      note: ['Egy embert a válláig betakar, összehajtva a karfán is elfér.', 'It covers one person to the shoulders and folds away over the arm of the sofa.'],
    },
    summer: {
      noun: ['nyári takaró 140 × 190', 'summer throw 140 × 190'],
      mm: [1400, 1900, 4], kilograms: 0.7, price: 34_900,
      note: ['Vékony, ezért nyári estékre és hátizsákba is jó.', 'It is thin enough for summer evenings and for taking along in a rucksack.'],
    },
    double: {
      noun: ['nagy takaró 150 × 210', 'large throw 150 × 210'],
      mm: [1500, 2100, 6], kilograms: 1.3, price: 42_900,
      note: ['Ketten is elférnek alatta, egy film végéig vita nélkül.', 'Two people fit under it and stay friends to the end of the film.'],
    },
    bed: {
      noun: ['ágytakaró 220 × 240', 'bedspread 220 × 240'],
      mm: [2200, 2400, 6], kilograms: 2.4, price: 74_900,
      note: ['Egy franciaágyat oldalt is befed.', 'It covers a double bed and hangs down at the sides.'],
    },
  },
  models: [
    {
      name: 'Nemere', design: 1,
      look: ['{A} a hideg erdélyi szélről kapta a nevét, és szeles estékre szőtték. Egyszínű, két végén rojttal.', '{A} is named after a cold wind from Transylvania and made for staying in from it. It is one plain colour with a fringe at each end.'],
      features: [['Kézzel sodrott rojtok', 'Fringes twisted by hand'], ['Bolyhozott mindkét oldalán', 'Brushed on both sides'], ['Egyenletes, sima szövés', 'An even, plain weave']],
      details: [detail(LABELS.technique, 'szövés, bolyhozás', 'woven, then brushed'), FRINGED],
      variants: [['sofa', 'lambswool', 'plainWool'], ['double', 'merino', 'plainWool']],
    },
    {
      name: 'Pára', design: 1,
      look: ['{A} olyan laza szövésű, hogy a fény is átsejlik rajta. Súlyát alig érezni, a melegét azonnal.', '{A} is woven so loosely that light comes through it, as through mist at dawn. You hardly feel its weight, but you feel its warmth at once.'],
      features: [['Hosszú, selymes szálak', 'Long, silky fibres'], ['Alig érezhető súly', 'Barely any weight'], ['Lassan szövik, hogy laza maradjon', 'Woven slowly to keep it loose']],
      details: [detail(LABELS.technique, 'laza szövés, kefélés', 'loosely woven and brushed'), FRINGED],
      variants: [['sofa', 'mohair', 'plainMohair']],
    },
    {
      name: 'Nyárutó', design: 2,
      look: ['{A} széles csíkjait mintha a nap szívta volna ki a nyár végére. Teraszon és erkélyen, nyár végi estéken jó, ha kéznél van.', '{A} has stripes that look faded by a whole summer of sun. It is for the hour when you are still outside but want something over your shoulders.'],
      features: [['Mosógépben mosható', 'Machine-washable'], ['A színén és a visszáján egyforma', 'The same on both sides'], ['Mosásról mosásra puhább', 'Softer with every wash']],
      details: [detail(LABELS.technique, 'szövés', 'woven'), HEMMED],
      variants: [['summer', 'cotton', 'chalkStripe'], ['bed', 'cotton', 'chalkStripe']],
    },
    {
      name: 'Mezőség', design: 2,
      look: ['{A} telt színű csíkjait régi erdélyi gyapjúszőttesek ihlették. Az ágy végén akkor is szép, ha senki sem használja.', '{A} sets deep-coloured stripes in a steady rhythm, as on the old wool cloths of Transylvania. It looks well at the foot of a bed even when nobody is using it.'],
      features: [['Fonalában festett csíkok', 'Stripes of yarn dyed before weaving'], ['Vastag, súlyos esésű szövet', 'A thick cloth with a heavy drape'], ['Keskeny szegés, rojt nélkül', 'Narrow hem, no fringe']],
      details: [detail(LABELS.technique, 'szövés', 'woven'), HEMMED],
      variants: [['sofa', 'lambswool', 'graphiteStripe'], ['double', 'merino', 'paprikaStripe']],
    },
    {
      name: 'Naplopó', design: 3,
      look: ['{A} nagy kockás takaró, délutáni semmittevéshez. Három árnyalata két szín találkozása: ahol keresztezik egymást, ott a legtisztább.', '{A} is a big check for doing nothing under of an afternoon. Its three shades come from two colours, clearest where they cross.'],
      features: [['Szőtt, nem nyomott kocka', 'A check that is woven, not printed'], ['Kanapéra és fűre egyaránt', 'At home on the sofa or the grass'], ['Összehajtva kis helyen elfér', 'Folds down to very little']],
      details: [detail(LABELS.technique, 'szövés, bolyhozás', 'woven, then brushed'), HEMMED],
      variants: [['double', 'lambswool', 'chalkCheck'], ['sofa', 'merino', 'plumCheck']],
    },
    {
      name: 'Lucfenyő', design: 4,
      look: ['{A} halszálkamintáját a fenyőág kétfelé álló tűi ihlették. Közelről rajz, távolról egyetlen, élő szín.', '{A} is woven in a herringbone like needles parting along a spruce twig. From close by it is a drawing, from further off a single living colour.'],
      features: [['Sűrű sávolyszövés, jól tartja a meleget', 'Close twill weave that holds the warmth'], ['Sima, tömött tapintású', 'Smooth and firm to the touch'], ['Két színű fonalból', 'Made of two colours of yarn']],
      details: [detail(ROOM_LABELS.weave, 'halszálka', 'herringbone'), HEMMED],
      variants: [['sofa', 'lambswool', 'chalkTwill'], ['bed', 'merino', 'oatTwill']],
    },
  ],
});

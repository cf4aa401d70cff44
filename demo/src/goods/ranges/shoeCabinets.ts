import { detail } from '../defineProduct.ts';
import { LABELS, SELF_ASSEMBLY, TIP_GUARD } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, UPHOLSTERY, WOOD } from '../range/finishes.ts';
import { FRAMES, SAME_LEGS } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

/** Design 1: two rows of tilting flaps. */
export const shoeCabinets = defineRange({
  category: 'shoe-cabinets',
  brand: 'holtag',
  kind: 'shoe-cabinet',
  finishes: {
    oak: { ...WOOD.oak, note: ['A tölgyfurnér mindkét oldala olajozott.', 'The oak veneer is oiled on both faces.'] },
    walnut: WOOD.walnut,
    ash: WOOD.ash,
    smokedOak: WOOD.smokedOak,
    lacquer: { ...WOOD.lacquer, note: ['A matt festékről a sár is egy törléssel lejön.', 'Even mud comes off the matt lacquer with one wipe.'] },
  },
  carriers: { ...SAME_LEGS, black: LEGS.black, oakLegs: LEGS.oak },
  details: [SELF_ASSEMBLY, TIP_GUARD],
  sizes: {
    flaps: {
      noun: ['cipőszekrény', 'shoe cabinet'],
      mm: [800, 220, 1020], kilograms: 24, price: 119_900,
      note: ['22 centi mély, keskeny folyosón is elférni mellette.', 'At 22 cm deep, it leaves room to pass in a narrow corridor.'],
      details: [detail(STORAGE_LABELS.shoes, '12 pár', '12 pairs')],
    },
    flapsNarrow: {
      noun: ['keskeny cipőszekrény', 'narrow shoe cabinet'],
      mm: [560, 200, 980], kilograms: 17, price: 94_900,
      note: ['Egy lakótelepi előszobában az ajtó mögé is befér.', 'It is small enough for the space behind the door of a city flat.'],
      details: [detail(STORAGE_LABELS.shoes, '8 pár', '8 pairs')],
    },
    flapsWide: {
      noun: ['széles cipőszekrény', 'wide shoe cabinet'],
      mm: [1080, 240, 1040], kilograms: 32, price: 149_900,
      note: ['Négytagú családnak elég, a tetején pedig kulcsos tál és lámpa áll meg.', 'It is enough for a family of four, with a top for the key bowl and a lamp.'],
      details: [detail(STORAGE_LABELS.shoes, '18 pár', '18 pairs')],
    },
  },
  models: [
    {
      name: 'Gyalogút', design: 1,
      look: ['{A} két sor billenő ajtaja mögött a cipők élükre állítva, orral lefelé várnak. Csukva nem árulja el, mit rejt.', '{A} keeps shoes upright behind two rows of tilting flaps, toes down. Closed, it gives nothing away.'],
      features: [['Fékezett billenőajtók', 'Flaps that close softly'], ['Állítható cipőtartók', 'Adjustable shoe rests'], ['Szellőző hátlap', 'Ventilated back']],
      variants: [['flaps', 'oak', 'oak'], ['flapsWide', 'lacquer', 'oakLegs']],
    },
    {
      name: 'Hóolvadás', code: 'Hócipő', design: 1, price: 0.94,
      look: ['{A} olyan lapos, hogy télen, csizmástul is el lehet férni mellette. Billenő ajtói két sorban nyílnak.', '{A} is flat enough to pass in winter boots. Its tilting flaps open in two rows.'],
      features: [['45-ös cipő is befér', 'Takes shoes up to size 45'], ['Kivehető, mosható betétek', 'Removable, washable liners'], ['Hátul kivágva a szegélylécnek', 'Cut away behind for the skirting board']],
      variants: [['flapsNarrow', 'lacquer', 'black'], ['flaps', 'ash', 'ash']],
    },
    {
      name: 'Bejáró', code: 'Fapapucs', design: 1, price: 1.1,
      look: ['{A} előlapján végigfut az erezet, a két ajtósor között csak egy keskeny árnyék húzódik.', '{A} lets the grain run down its whole front, with only a thin line of shadow between the two rows of flaps.'],
      features: [['Összefutó furnérrajzolat', 'Veneer matched across the front'], ['Erős, acél billenőzsanérok', 'Sturdy steel flap hinges'], ['A felső lap perem nélkül törölhető', 'A top that wipes clean in one stroke']],
      variants: [['flaps', 'walnut', 'walnut'], ['flapsWide', 'smokedOak', 'smokedOak']],
    },
  ],
});

/** Design 2: a bench with two open shelves and a cushion. */
export const shoeBenches = defineRange({
  category: 'shoe-cabinets',
  brand: 'holtag',
  kind: 'shoe-cabinet',
  finishes: {
    linen: { ...UPHOLSTERY.linen, note: ['A lenkeverék párnahuzat lehúzható és mosható.', 'The linen blend cover zips off for the wash.'] },
    wool: UPHOLSTERY.wool,
    velvet: { ...UPHOLSTERY.velvet, colors: ['pine', 'ink', 'paprika'], note: ['A pamutbársony párna az előszobát is szobává teszi.', 'A cushion in cotton velvet turns the hall into a room.'] },
    leather: { ...UPHOLSTERY.leather, price: 1.35, colors: ['cognac', 'black'], note: ['A bőrpárna nedves kabáttal sem ázik át, és évről évre szebb.', 'A leather cushion shrugs off a wet coat and improves with the years.'] },
  },
  carriers: FRAMES,
  details: [SELF_ASSEMBLY],
  sizes: {
    bench: {
      noun: ['cipőtartó pad', 'shoe bench'],
      mm: [900, 360, 500], kilograms: 16, price: 109_900,
      note: ['Ketten is leülhetnek rá, alattuk nyolc pár cipő.', 'Two can sit on it, above eight pairs of shoes.'],
      details: [detail(STORAGE_LABELS.shoes, '8 pár', '8 pairs'), detail(LABELS.load, '180 kg')],
    },
    benchNarrow: {
      noun: ['kis cipőtartó pad', 'small shoe bench'],
      mm: [620, 340, 480], kilograms: 11.5, price: 84_900,
      note: ['62 centi széles: épp egy ülőhely és öt pár cipő.', 'At 62 cm wide, it is one seat and five pairs of shoes.'],
      details: [detail(STORAGE_LABELS.shoes, '5 pár', '5 pairs'), detail(LABELS.load, '120 kg')],
    },
    benchWide: {
      noun: ['széles cipőtartó pad', 'wide shoe bench'],
      mm: [1200, 380, 480], kilograms: 21, price: 139_900,
      note: ['120 centin a táska is elfér az ülő ember mellett.', 'Its 120 cm leave room for a bag beside whoever is sitting.'],
      details: [detail(STORAGE_LABELS.shoes, '12 pár', '12 pairs'), detail(LABELS.load, '240 kg')],
    },
  },
  models: [
    {
      name: 'Beugró', code: 'Kispad', design: 2,
      look: ['{A} párnáján leülve lehet befűzni a cipőt, alatta két nyitott polcon szárad a többi.', '{A} is where you sit to tie your laces, on a cushion, while the other shoes dry on two open shelves below.'],
      features: [['Levehető ülőpárna', 'Removable seat cushion'], ['Két szellős, nyitott polc', 'Two airy open shelves'], ['Tömörfa váz', 'Solid wood frame']],
      variants: [['bench', 'linen', 'oak'], ['benchNarrow', 'wool', 'beech']],
    },
    {
      name: 'Kitérő', design: 2, price: 1.08,
      look: ['{A} kis pihenő az ajtó és a lakás között: egy párna, két polc, semmi más.', '{A} is a small stopping place between the door and the flat: one cushion, two shelves, nothing more.'],
      features: [['Pántokkal rögzített párna', 'Cushion held by straps'], ['Az alsó polcra csizma is felfekszik', 'The lower shelf takes boots lying down'], ['Csúszásgátló talpak', 'Non-slip feet']],
      variants: [['bench', 'leather', 'smokedOak'], ['benchWide', 'velvet', 'walnut']],
    },
    {
      name: 'Hazatérő', code: 'Félcipő', design: 2, price: 0.98,
      look: ['{A} vékony vázon hordja a polcait, ettől akkor is könnyű marad, ha mindkettő tele van.', '{A} carries its two shelves on a slim frame and looks light even when both are full.'],
      features: [['Sárt is tűrő felület', 'Surfaces that put up with mud'], ['Három centi vastag párna', 'A cushion three centimetres thick'], ['A pad alatt felmosható a padló', 'Mop underneath without moving it']],
      variants: [['benchNarrow', 'leather', 'black'], ['benchWide', 'linen', 'ash']],
    },
  ],
});

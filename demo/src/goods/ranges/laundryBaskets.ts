import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, SELF_ASSEMBLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const COTTON_BAG = detail(ROOM_LABELS.inner, 'kivehető pamutvászon, 40 °C-on mosható', 'removable cotton canvas, washable at 40 °C');

export const laundryBaskets = defineRange({
  category: 'laundry-baskets',
  brand: 'zsombek',
  kind: 'laundry-basket',
  finishes: {
    willow: {
      body: 'wicker', name: ['hántolt fűz', 'peeled willow'], colors: ['sand', 'cognac'], price: 1,
      note: ['A hántolt fűzvessző rugalmas, és átjárja a levegő.', 'Peeled willow is springy and lets the air through.'],
    },
    seagrass: {
      body: 'wicker', name: ['tengerifű', 'seagrass'], colors: ['oat', 'moss'], price: 0.9,
      note: ['A sodrott tengerifű sűrű és erős.', 'Twisted seagrass is dense and strong.'],
    },
    canvas: {
      body: 'cotton', name: ['pamutvászon', 'cotton canvas'], colors: ['linen', 'graphite', 'sage', 'terracotta'], price: 1,
      note: ['A vastag pamutvászon leakasztható, és a szennyessel együtt mosható.', 'The thick cotton canvas unhooks and goes in the wash with everything else.'],
    },
    linenBag: {
      body: 'cotton', name: ['lenvászon', 'linen canvas'], colors: ['oat', 'moss', 'mist'], price: 1.25,
      note: ['A lenvászon erős, szellőzik, és nem veszi át a szagokat.', 'Linen canvas is strong, breathes and holds no smells.'],
    },
    oakSlats: {
      body: 'wood', name: ['olajozott tölgy', 'oiled oak'], colors: ['oak'], price: 1.2,
      note: ['Az olajozott tölgy a párát is állja, nedves kendővel letörölhető.', 'The oiled oak stands up to steam and wipes down with a damp cloth.'],
    },
    beechSlats: {
      body: 'wood', name: ['olajozott bükk', 'oiled beech'], colors: ['beech'], price: 1,
      note: ['Az olajozott bükk simára csiszolt.', 'The oiled beech is sanded smooth.'],
    },
    walnutSlats: {
      body: 'wood', name: ['olajozott dió', 'oiled walnut'], colors: ['walnut'], price: 1.45,
      note: ['A dió sötét erezete a fürdőszobában is bútornak mutatja.', 'The dark figure of walnut makes it furniture, even in the bathroom.'],
    },
  },
  carriers: {
    woven: { surface: ['wicker', 'sand'], name: ['', ''], part: ['', ''] },
    oakFrame: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgykeret', 'oak frame'] },
    ashFrame: { surface: ['wood', 'ash'], name: ['kőris', 'ash'], part: ['kőriskeret', 'ash frame'] },
    beechFrame: { surface: ['wood', 'beech'], name: ['bükk', 'beech'], part: ['bükk-keret', 'beech frame'] },
    walnutFrame: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diókeret', 'walnut frame'] },
  },
  details: [],
  sizes: {
    tall: {
      noun: ['szennyestartó kosár', 'laundry basket'],
      mm: [400, 400, 620], kilograms: 2.6, price: 34_900,
      note: ['Két ember heti ruhája fér bele.', 'It holds a week of clothes for two.'],
      details: [detail(LABELS.volume, '65 l'), COTTON_BAG, ASSEMBLED],
    },
    slim: {
      noun: ['keskeny szennyestartó kosár', 'slim laundry basket'],
      mm: [320, 320, 560], kilograms: 1.9, price: 28_900,
      note: ['A mosdó és a fal közé is beszorítható.', 'It squeezes in between basin and wall.'],
      details: [detail(LABELS.volume, '40 l'), COTTON_BAG, ASSEMBLED],
    },
    bag: {
      noun: ['összecsukható szennyestartó', 'folding laundry bag'],
      mm: [420, 380, 640], kilograms: 2.1, price: 26_900,
      note: ['Összecsukva egy ajtó mögött is elfér.', 'Folded flat, it fits behind a door.'],
      details: [detail(LABELS.volume, '60 l'), SELF_ASSEMBLY],
    },
    bagWide: {
      noun: ['széles összecsukható szennyestartó', 'wide folding laundry bag'],
      mm: [620, 400, 640], kilograms: 2.8, price: 34_900,
      note: ['Egy egész család szennyese, két mosógépnyi ruha fér bele.', 'It is meant for a family and holds two machine-loads at once.'],
      details: [detail(LABELS.volume, '95 l'), SELF_ASSEMBLY],
    },
    hamper: {
      noun: ['lécezett szennyestartó', 'slatted laundry hamper'],
      mm: [420, 360, 600], kilograms: 6.4, price: 49_900,
      note: ['Egyszemélyes háztartásban egy hétig nem telik meg.', 'In a household of one, it takes a week to fill.'],
      details: [detail(LABELS.volume, '70 l'), COTTON_BAG, SELF_ASSEMBLY],
    },
    hamperWide: {
      noun: ['széles lécezett szennyestartó', 'wide slatted laundry hamper'],
      mm: [620, 380, 600], kilograms: 8.8, price: 64_900,
      note: ['Belül két rekesz választja külön a világosat a sötéttől.', 'Two compartments inside keep whites and darks apart.'],
      details: [detail(LABELS.volume, '105 l'), COTTON_BAG, SELF_ASSEMBLY],
    },
  },
  models: [
    {
      name: 'Vincellér', code: 'Puttony', design: 1,
      look: ['{A} a szüretelők háti kosarának alakját tartja: magas és karcsú, csak itt szőlő helyett ing és törölköző kerül bele. Fedele szorosan rásimul.', '{A} keeps the shape of the grape-pickers’ back basket, tall and slender, filled with shirts and towels in place of grapes. The lid sits close on top.'],
      features: [['Kézzel font kosár, fonott fedéllel', 'Woven by hand, lid included'], ['A vesszők között jár a levegő', 'Air moves through the weave'], ['A fedél leemelhető', 'Lid lifts off']],
      variants: [['tall', 'willow', 'woven'], ['slim', 'seagrass', 'woven']],
    },
    {
      name: 'Pocok', design: 1,
      look: ['{A} gyűjtögető természetű: kerek, fedeles kosár, amely mindent magába rejt, és közben szépen áll a sarokban.', '{A} hoards by nature: a round lidded basket that keeps everything out of sight and looks well in a corner.'],
      features: [['Sűrű, sima fonás', 'Close, smooth weave'], ['Kerek talp, sarokba is befér', 'Round base that tucks into a corner'], ['Könnyű, fél kézzel vihető', 'Light enough to carry in one hand']],
      variants: [['tall', 'seagrass', 'woven'], ['slim', 'willow', 'woven']],
    },
    {
      name: 'Mosónő', design: 2,
      look: ['{A} kereszteződő keretén vászonzsák lóg, és összecsukva egy ajtó mögött is elfér. Amikor megtelt, leakasztod, és viszed a géphez.', '{A} hangs a canvas bag from a crossed frame and, folded, fits behind a door. When it is full, unhook it and carry it to the machine.'],
      features: [['X alakú, csapolt fakeret', 'Crossed wooden frame with tenon joints'], ['Két fül a hordáshoz', 'Two handles for carrying'], ['Laposra csukható', 'Folds flat']],
      variants: [['bag', 'canvas', 'oakFrame'], ['bagWide', 'linenBag', 'ashFrame']],
    },
    {
      name: 'Lobogó', design: 2,
      look: ['{A} vászonzsákja egyenesen lóg a keretben. Felül nyitott, így menet közben is beletalál a zokni.', '{A} lets its canvas bag hang from the frame like a flag on a still day. It is open at the top, so a sock thrown in passing finds its way in.'],
      features: [['Felül nyitott, könnyű beledobni', 'Open at the top, easy to aim at'], ['Patentos zsák, egy mozdulattal kivehető', 'Bag held by press studs, off in one movement'], ['Nagy teherbírású keret', 'Frame built for heavy loads']],
      variants: [['bag', 'linenBag', 'walnutFrame'], ['bagWide', 'canvas', 'oakFrame']],
    },
    {
      name: 'Palánk', design: 3,
      look: ['{A} lécei sűrűn, egyenesen állnak. Tetejét felcsapva fogadja a ruhát, lecsukva ülni is lehet rajta.', '{A} stands its slats close and straight. The lid flips up for the washing and, closed, is firm enough to sit on.'],
      features: [['Lécek közt szellőző test', 'Air passes between the slats'], ['Csillapított fedél', 'Soft-closing lid'], ['Lekerekített élek', 'Rounded edges']],
      variants: [['hamper', 'oakSlats', 'oakFrame'], ['hamperWide', 'beechSlats', 'beechFrame']],
    },
    {
      name: 'Pitvar', design: 3,
      look: ['{A} egy ház előterének nyugalmát hozza a fürdőbe: egyenes lécek, lapos fedél, semmi fölösleges.', '{A} brings the calm of a farmhouse porch into the bathroom: straight slats, a flat lid and nothing more.'],
      features: [['Tömörfa lécek', 'Solid wood slats'], ['Beépített fogórés', 'Built-in finger grip'], ['Ragasztott, csavar nélküli illesztés', 'Glued joints without screws']],
      variants: [['hamper', 'walnutSlats', 'walnutFrame']],
    },
  ],
});

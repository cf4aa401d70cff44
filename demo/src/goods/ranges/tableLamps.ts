import { detail } from '../defineProduct.ts';
import { ASSEMBLED, BULB_EXTRA, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { BASES, SHADES } from './lightTextilesBathFinishes.ts';
import { ROOM_LABELS, SMALL_BULB } from './lightTextilesBathLabels.ts';

const CABLE = detail(LABELS.cable, '1,8 m', '1.8 m');
const BUILT_IN = detail(LABELS.bulb, 'beépített LED, 2700 K, 3 W', 'built-in LED, 2700 K, 3 W');

export const tableLamps = defineRange({
  category: 'table-lamps',
  brand: 'derengo',
  kind: 'table-lamp',
  finishes: SHADES,
  carriers: BASES,
  details: [ASSEMBLED],
  sizes: {
    shaded: {
      noun: ['ernyős asztali lámpa', 'shaded table lamp'],
      mm: [320, 320, 470], kilograms: 3.4, price: 46_900,
      note: ['Komódon, ablakpárkányon, lerakóasztalon is elfér.', 'This is the size for a sideboard, a windowsill or a side table.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, CABLE],
    },
    shadedLarge: {
      noun: ['nagy ernyős asztali lámpa', 'large shaded table lamp'],
      mm: [420, 420, 620], kilograms: 5.2, price: 62_900,
      note: ['Ekkora lámpa egy tálalószekrény végén egy egész falszakaszt bevilágít.', 'At the end of a sideboard, a lamp this size lights a whole stretch of wall.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, CABLE],
    },
    mushroom: {
      noun: ['asztali gombalámpa', 'mushroom table lamp'],
      mm: [300, 300, 340], kilograms: 2, price: 42_900,
      note: ['A kalap pereme elég mélyre ér ahhoz, hogy ülve se lásd az izzót.', 'The rim of the cap comes low enough to hide the bulb, even when you are sitting.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, CABLE],
    },
    mushroomSmall: {
      noun: ['kis asztali gombalámpa', 'small mushroom table lamp'],
      mm: [210, 210, 250], kilograms: 1.3, price: 32_900,
      note: ['Éjjeliszekrényre vagy könyvespolcra is odafér, a könyvek elé.', 'It fits on a bedside table, or on the bookshelf in front of the books.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, CABLE],
    },
    desk: {
      noun: ['íróasztali lámpa', 'desk lamp'],
      mm: [440, 200, 540], kilograms: 2.6, price: 44_900,
      note: ['Karja egy széles íróasztal közepéig ér, a talpa a sarkában marad.', 'The arm reaches the middle of a wide desk while the base stays in the corner.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, detail(LABELS.cable, '2 m')],
    },
    deskSmall: {
      noun: ['kis íróasztali lámpa', 'small desk lamp'],
      mm: [340, 170, 420], kilograms: 1.9, price: 38_900,
      note: ['Keskeny asztalon, polcon, varrógép mellett is elfér.', 'It is the one for a narrow table, a shelf or beside the sewing machine.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, detail(LABELS.cable, '2 m')],
    },
    block: {
      noun: ['asztali gömblámpa', 'globe table lamp'],
      mm: [170, 170, 230], kilograms: 2.1, price: 37_900,
      note: ['Tenyérnyi helyen elfér, és éjszakai fénynek is elég szelíd.', 'It needs no more room than a hand and is gentle enough to leave on at night.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, CABLE],
    },
    blockLarge: {
      noun: ['nagy asztali gömblámpa', 'large globe table lamp'],
      mm: [240, 240, 320], kilograms: 3.9, price: 52_900,
      note: ['Nagyobb gömbje komódon vagy a kanapé mögötti asztalon kap elég teret.', 'The larger globe has room to shine on a sideboard or a table behind the sofa.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, CABLE],
    },
    portable: {
      noun: ['hordozható lámpa', 'portable lamp'],
      mm: [120, 120, 300], kilograms: 0.9, price: 29_900,
      note: ['Az étkezőasztal közepén, a könyvespolcon és az erkélyen is otthon van.', 'It is at home in the middle of the dining table, on the bookshelf or out on the balcony.'],
      details: [BUILT_IN, detail(ROOM_LABELS.battery, 'kb. 12 óra', 'about 12 hours'), detail(ROOM_LABELS.charging, 'USB-C kábellel', 'by USB-C cable')],
    },
    portableTall: {
      noun: ['magas hordozható lámpa', 'tall portable lamp'],
      mm: [130, 130, 380], kilograms: 1.2, price: 34_900,
      note: ['Magasabb szára a poharak és virágok fölül világít az asztalra.', 'The taller stem lights the table from above the glasses and flowers.'],
      details: [BUILT_IN, detail(ROOM_LABELS.battery, 'kb. 16 óra', 'about 16 hours'), detail(ROOM_LABELS.charging, 'USB-C kábellel', 'by USB-C cable')],
    },
  },
  models: [
    {
      name: 'Naspolya', design: 1,
      look: ['{A} talpa gömbölyű, rajta fölfelé keskenyedő ernyő. A fény nagyobb része lefelé hull, a többi átszűrődik.', '{A} has a base as round as the fruit it is named after, under a shade that narrows towards the top. Most of the light falls downwards; the rest filters through.'],
      features: [['Esztergált, hasas talp', 'Rounded base, turned on a lathe'], ['Levehető ernyő', 'Removable shade'], ['Kézi kapcsoló a textilkábelen', 'Hand switch on the fabric cable']],
      variants: [['shaded', 'linen', 'travertineBase'], ['shadedLarge', 'raffia', 'walnutBase']],
    },
    {
      name: 'Pereszke', design: 2,
      look: ['{A} rövid tönk, fölötte széles gombakalap. Szelíd, alacsony fényt ad, amely mellett nem muszáj beszélgetni.', '{A} is a short stalk under a wide cap, just as the mushroom stands among the leaves. Its low, mild light is company enough without conversation.'],
      features: [['Egy darabból nyomott fémkalap', 'Metal cap spun in one piece'], ['Három fényerő egy érintésre', 'Three levels at a touch'], ['Filc a talp alatt', 'Felt under the base']],
      variants: [['mushroom', 'steel', 'oakBase'], ['mushroomSmall', 'brass', 'brassBase']],
    },
    {
      name: 'Pöfeteg', design: 2,
      look: ['{A} üvegkalapja az egész szobának ad valamennyit a színéből. A pöfeteg gombához hasonlóan gömbölyű, csak nem porzik.', '{A} has a glass cap that lends the room a little of its colour. It is as round as a puffball, minus the dust.'],
      features: [['Szájjal fújt üvegkalap', 'Mouth-blown glass cap'], ['Fényerő-szabályozó a kábelen', 'Dimmer on the cable'], ['Tömör, súlyos talp', 'Solid, heavy base']],
      variants: [['mushroom', 'tinted', 'brassBase'], ['mushroomSmall', 'opal', 'blackBase']],
    },
    {
      name: 'Penna', design: 3,
      look: ['{A} két csuklós karjával úgy hajol a papír fölé, mint a tollat tartó kéz, és ott marad, ahol elengeded.', '{A} bends over the paper on two jointed arms and stays where you let go of it.'],
      features: [['Súrlódó csuklók, nem kell meghúzni', 'Friction joints that need no tightening'], ['Mély fej, a képernyőn nem csillog', 'Deep head, no glare on the screen'], ['Kapcsoló a fejen', 'Switch on the head']],
      variants: [['desk', 'steel', 'blackBase'], ['deskSmall', 'brushedSteel', 'brassBase']],
    },
    {
      name: 'Telihold', design: 4,
      look: ['{A} súlyos kőtömb, amelynek a peremén most bukkan föl a hold: egy világító üveggömb.', '{A} is a heavy block of stone with the moon just rising over its edge: a globe of glowing glass.'],
      features: [['Egyetlen kőből vágott talp', 'Base cut from a single piece of stone'], ['A gömb becsavarható, könnyen tisztítható', 'The globe unscrews for cleaning'], ['Parafa talpbetét', 'Cork pad underneath']],
      variants: [['block', 'opal', 'travertineBase'], ['blockLarge', 'tinted', 'marbleBase']],
    },
    {
      name: 'Pille', design: 5,
      look: ['{A} vékony szár és egy kis kupola, kábel nélkül. Oda száll, ahol este éppen ülnek.', '{A} is a thin stem and a small dome, with no cable. It settles wherever people happen to be sitting that evening.'],
      features: [['Akkumulátoros, kábel nélkül világít', 'Battery-powered, no cable in sight'], ['Érintésre három fokozatban szabályozható', 'Three levels at a touch'], ['Cserélhető akkumulátor', 'Replaceable battery']],
      variants: [['portable', 'steel', 'blackBase'], ['portableTall', 'brass', 'brassBase']],
    },
  ],
});

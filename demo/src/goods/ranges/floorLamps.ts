import { detail } from '../defineProduct.ts';
import { BULB_EXTRA, LABELS, SELF_ASSEMBLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS } from '../range/finishes.ts';
import { BASES, SHADES } from './lightTextilesBathFinishes.ts';
import { ROOM_LABELS, SMALL_BULB } from './lightTextilesBathLabels.ts';

const FOOT_SWITCH = detail(ROOM_LABELS.switch, 'lábkapcsoló a kábelen', 'foot switch on the cable');

export const floorLamps = defineRange({
  category: 'floor-lamps',
  brand: 'derengo',
  kind: 'floor-lamp',
  finishes: SHADES,
  carriers: { ...LEGS, ...BASES },
  details: [detail(LABELS.cable, '2,2 m', '2.2 m'), SELF_ASSEMBLY],
  sizes: {
    tripod: {
      noun: ['háromlábú állólámpa', 'tripod floor lamp'],
      mm: [520, 520, 1520], kilograms: 4.6, price: 79_900,
      note: ['A kanapéról nézve az ernyő pereme szemmagasságban van, ezért az izzó nem vakít.', 'Seen from the sofa, the rim of the shade is at eye level, so the bulb never glares.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, FOOT_SWITCH],
    },
    tripodTall: {
      noun: ['magas háromlábú állólámpa', 'tall tripod floor lamp'],
      mm: [560, 560, 1720], kilograms: 5.8, price: 92_900,
      note: ['Magas szobában sem vész el a sarokban.', 'It is meant for high ceilings, where a smaller lamp would be lost in the corner.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, FOOT_SWITCH],
    },
    arc: {
      noun: ['íves állólámpa', 'arc floor lamp'],
      mm: [1300, 400, 1950], kilograms: 16.5, price: 129_900,
      note: ['Az ív kilencven centire nyúlik előre, így a talp a kanapé mögött marad.', 'The arc reaches ninety centimetres forward, so the foot can stay behind the sofa.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(ROOM_LABELS.reach, '90 cm')],
    },
    arcSmall: {
      noun: ['kis íves állólámpa', 'small arc floor lamp'],
      mm: [920, 400, 1620], kilograms: 11.4, price: 99_900,
      note: ['Egyetlen fotel fölé hajol, és keskeny szobában sincs útban.', 'It leans over a single armchair and keeps out of the way in a narrow room.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(ROOM_LABELS.reach, '65 cm')],
    },
    column: {
      noun: ['papír állólámpa', 'paper floor lamp'],
      mm: [360, 360, 1560], kilograms: 2.4, price: 56_900,
      note: ['Majdnem embermagas, mégis fél kézzel arrébb vihető.', 'It is almost as tall as a person, yet one hand is enough to move it.'],
      details: [detail(LABELS.socket, '2 × E27'), BULB_EXTRA, FOOT_SWITCH],
    },
    columnLow: {
      noun: ['alacsony papír állólámpa', 'low paper floor lamp'],
      mm: [340, 340, 920], kilograms: 1.7, price: 42_900,
      note: ['Derékig ér, ezért az ágy mellett asztal sem kell alá.', 'Waist-high, it stands beside the bed and needs no table underneath.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, FOOT_SWITCH],
    },
    reading: {
      noun: ['olvasólámpa', 'reading lamp'],
      mm: [320, 260, 1380], kilograms: 3.9, price: 64_900,
      note: ['A feje éppen egy fotel fölé ér, a talpa elfér a szőnyeg szélén.', 'The head comes just above an armchair, and the foot fits on the edge of a rug.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, detail(ROOM_LABELS.switch, 'forgókapcsoló a fejen', 'rotary switch on the head')],
    },
    readingTall: {
      noun: ['magas olvasólámpa', 'tall reading lamp'],
      mm: [340, 280, 1540], kilograms: 4.3, price: 69_900,
      note: ['Magasabb szára egy mély kanapé karfája fölött is átvilágít.', 'The taller stem lets it shine across the arm of a deep sofa.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, detail(ROOM_LABELS.switch, 'forgókapcsoló a fejen', 'rotary switch on the head')],
    },
    globe: {
      noun: ['gömbös állólámpa', 'globe floor lamp'],
      mm: [320, 320, 1440], kilograms: 5.6, price: 82_900,
      note: ['A gömb az ülők feje fölött lebeg, így a fénye a mennyezetre is eljut.', 'The globe floats above the heads of those sitting, so its light reaches the ceiling too.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(ROOM_LABELS.shade, '32 cm')],
    },
    globeLow: {
      noun: ['alacsony gömbös állólámpa', 'low globe floor lamp'],
      mm: [280, 280, 1050], kilograms: 4.4, price: 66_900,
      note: ['Alacsonyabb szárával ágy vagy heverő mellé illik.', 'Its shorter stem suits the side of a bed or a daybed.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(ROOM_LABELS.shade, '28 cm')],
    },
  },
  models: [
    {
      name: 'Pásztortűz', design: 1,
      look: ['{A} három lába fölül egymásnak támaszkodik. Tetején széles ernyő ül, alatta gyűlik a fény.', '{A} leans its three legs together like the stand over a campfire. A broad drum shade sits on top, and the light gathers underneath.'],
      features: [['Tömörfa lábak', 'Solid wood legs'], ['Az ernyő egy mozdulattal leemelhető', 'Shade lifts off in one movement'], ['Három lábon áll', 'Stands on three legs']],
      variants: [['tripod', 'linen', 'oak'], ['tripodTall', 'raffia', 'smokedOak']],
    },
    {
      name: 'Ostorfa', design: 2,
      look: ['{A} egyetlen vonallal emelkedik föl és hajlik vissza. Félgömb búrája oda ad fényt, ahová mennyezeti lámpa nem ér el.', '{A} rises and bends back in a single line. Its dome puts light where no ceiling lamp can reach.'],
      features: [['Egyetlen csőből hajlított kar', 'Arm bent from one length of tube'], ['Nehéz, kerek talp', 'Heavy round foot'], ['Fényerő-szabályozós lábkapcsoló', 'Foot switch with a dimmer']],
      variants: [['arc', 'steel', 'blackBase'], ['arcSmall', 'brass', 'brassBase']],
    },
    {
      name: 'Nyárfa', design: 3,
      look: ['{A} karcsú papíroszlop, amely tetőtől talpig egyenletesen világít.', '{A} is a slim column of paper that glows evenly from head to foot, like a roadside poplar under the moon.'],
      features: [['Laposra csukva érkezik', 'Arrives folded flat'], ['Körben egyforma, vakításmentes fény', 'The same soft light on every side'], ['A papírtest külön is pótolható', 'The paper body can be replaced']],
      variants: [['column', 'paper', 'oakBase'], ['columnLow', 'paper', 'blackBase']],
    },
    {
      name: 'Nádszál', design: 4,
      look: ['{A} nem több egy egyenes szárnál és egy dönthető kúpnál. Arra a lapra világít, ahol éppen tartasz, a szoba többi része homályban maradhat.', '{A} is no more than a straight stem and a cone that tilts. It lights the page you are on and leaves the rest of the room to the dusk.'],
      features: [['A fej dönthető és körbeforgatható', 'The head tilts and turns right round'], ['Keskeny, alig foglal helyet', 'Slim enough to stand almost anywhere'], ['Súlyozott talp', 'Weighted base']],
      variants: [['reading', 'steel', 'blackBase'], ['readingTall', 'brass', 'brassBase']],
    },
    {
      name: 'Mákgubó', design: 5,
      look: ['{A} vékony száron tart egy világító gömböt. Kikapcsolva is a szoba egyik legtisztább vonala.', '{A} holds up a glowing globe on a thin stem, the way a poppy carries its head. Even switched off it is one of the clearest lines in a room.'],
      features: [['Szájjal fújt üveggömb', 'Mouth-blown glass globe'], ['Érintős fényerő-szabályozó a száron', 'Touch dimmer on the stem'], ['Filcalátét óvja a padlót', 'Felt pad protects the floor']],
      variants: [['globe', 'opal', 'brassBase'], ['globeLow', 'tinted', 'blackBase']],
    },
    {
      name: 'Póling', design: 4,
      look: ['{A} a hosszú lábú, lefelé hajló csőrű gázlómadár nevét viseli: karcsú diószár, rajta kis kúp, amely a térdére hajtott könyvre néz.', '{A} is named after the curlew, all leg and down-turned bill: a slender walnut stem with a small cone that looks down at the book in your lap.'],
      features: [['Esztergált tömör dió szár', 'Turned stem of solid walnut'], ['Dönthető fej', 'Tilting head'], ['Szövetborítású kábel', 'Fabric-covered cable']],
      price: 1.15,
      variants: [['reading', 'steel', 'walnutBase']],
    },
  ],
});

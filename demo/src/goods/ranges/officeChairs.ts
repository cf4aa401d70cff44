import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { UPHOLSTERY } from '../range/finishes.ts';
import type { Carrier } from '../range/material.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

const BASES = {
  black: { surface: ['metal', 'black'], name: ['porfestett alumínium', 'powder-coated aluminium'], part: ['fekete csillagtalp', 'black five-star base'] },
  steel: { surface: ['metal', 'steel'], name: ['polírozott alumínium', 'polished aluminium'], part: ['fémszínű csillagtalp', 'polished five-star base'] },
  brass: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acél', 'brass-plated steel'], part: ['sárgaréz csillagtalp', 'brass five-star base'] },
} as const satisfies Record<string, Carrier>;

const SHARED = [
  detail(STORAGE_LABELS.castors, '5, puha futófelülettel, parkettára is', '5, with soft treads, safe on parquet'),
  detail(LABELS.assembly, 'csak a talpat kell a helyére nyomni', 'only the base needs pushing into place'),
] as const;

/** Design 1: an upholstered shell with arms. */
export const shellOfficeChairs = defineRange({
  category: 'office-chairs',
  brand: 'iratos',
  kind: 'office-chair',
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  finishes: {
    linen: { ...UPHOLSTERY.linen, note: ['A lenkeverék egész nap szellőzik a hát mögött.', 'The linen blend breathes behind your back all day.'] },
    wool: { ...UPHOLSTERY.wool, note: ['A gyapjúszövet sűrű, mégis jól szellőzik a hát mögött.', 'The wool weave is dense, and yet it breathes behind your back.'] },
    boucle: { ...UPHOLSTERY.boucle, note: ['A buklé miatt senki sem gondolná, hogy irodai székről van szó.', 'In bouclé, no one would take it for an office chair.'] },
    velvet: { ...UPHOLSTERY.velvet, note: ['A pamutbársony puha, és a karfán is végigfut.', 'The cotton velvet is soft and covers the arms as well.'] },
    leather: UPHOLSTERY.leather,
  },
  carriers: BASES,
  details: [...SHARED, detail(STORAGE_LABELS.armrests, 'a héj része, párnázott', 'part of the shell, padded')],
  sizes: {
    shell: {
      noun: ['irodai karosszék', 'office armchair'],
      mm: [640, 620, 860], kilograms: 14, price: 139_900,
      note: ['Az ülés magassága ülve, egy karral állítható.', 'The height of the seat adjusts with a lever while you sit.'],
      details: [detail(LABELS.seatHeight, '43–53 cm'), detail(LABELS.load, '120 kg')],
    },
    shellSmall: {
      noun: ['kis irodai karosszék', 'small office armchair'],
      mm: [580, 580, 800], kilograms: 12, price: 119_900,
      note: ['A kisebb héj alacsonyabb embernek és keskeny asztalhoz illik.', 'The smaller shell suits a shorter person or a narrow desk.'],
      details: [detail(LABELS.seatHeight, '41–50 cm'), detail(LABELS.load, '110 kg')],
    },
    shellHigh: {
      noun: ['széles irodai karosszék', 'wide office armchair'],
      mm: [700, 660, 900], kilograms: 16, price: 159_900,
      note: ['Szélesebb és mélyebb ülés, amelyben keresztbe tett lábbal is el lehet férni.', 'The seat is wider and deeper, with room to sit cross-legged.'],
      details: [detail(LABELS.seatHeight, '43–52 cm'), detail(LABELS.load, '140 kg')],
    },
  },
  models: [
    {
      name: 'Kagyló', design: 1,
      look: ['{A} egyetlen kárpitozott héj: a hát, az ülés és a karfa egymásba folyik.', '{A} is a single upholstered shell in which back, seat and arms run into one another.'],
      features: [['Billenő mechanika, zárható', 'Tilt mechanism that locks'], ['Hajlított rétegelt lemez a kárpit alatt', 'Moulded plywood under the upholstery'], ['Kézzel varrt élek', 'Hand-sewn edges']],
      variants: [['shell', 'wool', 'black'], ['shellSmall', 'boucle', 'steel']],
    },
    {
      name: 'Forgószél', design: 1, price: 1.08,
      look: ['{A} körbefordul a talpán, és a karfája úgy öleli körül az ülőt, hogy a könyök mindig talál támaszt.', '{A} turns full circle on its base, and its arms curve round so that an elbow always finds a rest.'],
      features: [['Körbeforgó, csendes csapágy', 'Quiet bearing, turning full circle'], ['Deréktámasz a kárpit alatt', 'Lumbar support under the upholstery'], ['Hideghab ülés', 'High-resilience foam seat']],
      variants: [['shell', 'leather', 'steel'], ['shellHigh', 'velvet', 'brass']],
    },
    {
      name: 'Körhinta', design: 1, price: 0.95,
      look: ['{A} irodai szék, de a nappaliban is megállja a helyét: kárpitja puha, karfája alacsony, és az asztal alá egészen betolható.', '{A} is an office chair for a living room: soft to the touch, low in the arm, and able to slide right under the table.'],
      features: [['Alacsony karfa, az asztal alá fér', 'Arms low enough for the table'], ['Súlyra állítható billenés', 'Tilt that adjusts to your weight'], ['Cserélhető huzat', 'Replaceable cover']],
      variants: [['shellSmall', 'linen', 'black'], ['shell', 'linen', 'brass'], ['shellHigh', 'wool', 'steel']],
    },
  ],
});

/** Design 2: a high woven back. */
export const wovenOfficeChairs = defineRange({
  category: 'office-chairs',
  brand: 'iratos',
  kind: 'office-chair',
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  finishes: {
    cane: {
      body: 'cane', name: ['nádfonat', 'woven cane'], colors: ['rattan'], price: 1.1,
      note: ['A nád enged a hátnak, aztán visszaugrik a helyére.', 'Cane gives to your back and then springs home.'],
    },
    cord: {
      body: 'cane', name: ['sodrott papírzsinór', 'twisted paper cord'], colors: ['black', 'oat', 'sand'], price: 1,
      note: ['A sodrott papírzsinór szellős, nyáron is kellemes hozzá támaszkodni.', 'Twisted paper cord is airy and pleasant to lean on in summer.'],
    },
  },
  carriers: BASES,
  details: SHARED,
  sizes: {
    high: {
      noun: ['magas támlájú irodai szék', 'high-back office chair'],
      mm: [660, 640, 1160], kilograms: 15, price: 159_900,
      note: ['A támla a lapockák fölé ér, így a vállat is megtartja.', 'The back reaches above the shoulder blades and holds the shoulders too.'],
      details: [detail(LABELS.seatHeight, '44–54 cm'), detail(LABELS.load, '120 kg')],
    },
    highSlim: {
      noun: ['keskeny irodai szék', 'slim office chair'],
      mm: [600, 600, 1080], kilograms: 13, price: 139_900,
      note: ['A keskenyebb változat otthoni íróasztalhoz, kisebb szobába készült.', 'The slimmer version was made for a desk at home, in a smaller room.'],
      details: [detail(LABELS.seatHeight, '43–52 cm'), detail(LABELS.load, '110 kg')],
    },
  },
  models: [
    {
      name: 'Halász', design: 2,
      look: ['{A} magas, szellős támlája feszes háló a keretben: tart, és átfúj rajta a szél.', '{A} has a high, airy back stretched in its frame: it holds you and lets the breeze through.'],
      features: [['Szellőző, fonott támla', 'Ventilated woven back'], ['Szinkronmechanika', 'Synchronised tilt'], ['Állítható üléskeménység', 'Adjustable tension']],
      variants: [['high', 'cord', 'black'], ['highSlim', 'cane', 'black']],
    },
    {
      name: 'Gerinc', design: 2, price: 1.1,
      look: ['{A} támlája a hát vonalát követi, és a mögötte ülő is átlát rajta. Komoly szék, könnyű megjelenéssel.', '{A} follows the line of the spine, and you can see right through its back. A serious chair that looks light.'],
      features: [['Ívelt, deréktámaszos keret', 'Curved frame that supports the lower back'], ['Hátradőléskor az ülés is mozdul', 'Seat that moves as you lean back'], ['Cserélhető fonat', 'Weave that can be renewed']],
      variants: [['high', 'cane', 'steel'], ['highSlim', 'cord', 'steel']],
    },
  ],
});

import { detail } from '../defineProduct.ts';
import { BULB_EXTRA, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { SHADES } from './lightTextilesBathFinishes.ts';
import { SMALL_BULB, WIRED_CEILING } from './lightTextilesBathLabels.ts';

export const pendantLamps = defineRange({
  category: 'pendant-lamps',
  brand: 'derengo',
  kind: 'pendant-lamp',
  finishes: SHADES,
  carriers: {
    blackCord: { surface: ['metal', 'black'], name: ['acél', 'steel'], part: ['fekete kábel', 'black cable'] },
    brassFitting: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz szerelvény', 'brass fitting'] },
  },
  details: [detail(LABELS.cable, '1,8 m, rövidíthető', '1.8 m, can be shortened'), WIRED_CEILING],
  sizes: {
    dome: {
      noun: ['függőlámpa 40 cm', 'pendant lamp 40 cm'],
      mm: [400, 400, 240], kilograms: 1.7, price: 49_900,
      note: ['Függeszd hatvan-hetven centire az asztallaptól: ott a terítékre világít, nem a beszélgetők szemébe.', 'Hang it sixty to seventy centimetres above the table, where it lights the meal and not the faces round it.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    domeLarge: {
      noun: ['nagy függőlámpa 60 cm', 'large pendant lamp 60 cm'],
      mm: [600, 600, 350], kilograms: 3.1, price: 79_900,
      note: ['Ekkora búrából egy is elég egy hatszemélyes asztal fölé.', 'At this width, one is enough above a table for six.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    globe: {
      noun: ['papírgömb 45 cm', 'paper globe 45 cm'],
      mm: [450, 450, 430], kilograms: 0.4, price: 21_900,
      note: ['Hálószobába, gyerekszobába ez a méret illik, és alig nyom többet egy almánál.', 'This size is right for a bedroom or nursery, and it weighs little more than an apple.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    globeLarge: {
      noun: ['nagy papírgömb 75 cm', 'large paper globe 75 cm'],
      mm: [750, 750, 720], kilograms: 0.8, price: 34_900,
      note: ['Nagyobb nappali közepén egymagában is elég fényt ad.', 'It belongs in the middle of a larger living room, where it is all the light you need.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    bellSmall: {
      noun: ['kis függőlámpa 18 cm', 'small pendant lamp 18 cm'],
      mm: [180, 180, 220], kilograms: 1.1, price: 36_900,
      note: ['Kettesével vagy hármasával a konyhapult fölé ajánljuk.', 'Hang it in twos or threes above the kitchen worktop.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB],
    },
    bell: {
      noun: ['függőlámpa 30 cm', 'pendant lamp 30 cm'],
      mm: [300, 300, 320], kilograms: 2.2, price: 56_900,
      note: ['Egy kisebb kerek asztal vagy az előszoba fölött magában is megáll.', 'It holds its own above a small round table or in the hall.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    cone: {
      noun: ['lapos függőlámpa 55 cm', 'shallow pendant lamp 55 cm'],
      mm: [550, 550, 170], kilograms: 1.8, price: 56_900,
      note: ['Olyan sekély, hogy kis belmagasságnál sem lóg a fejek közé.', 'The shade is so shallow that it clears heads even under a low ceiling.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    coneLarge: {
      noun: ['lapos függőlámpa 75 cm', 'shallow pendant lamp 75 cm'],
      mm: [750, 750, 220], kilograms: 2.1, price: 72_900,
      note: ['Hosszú étkezőasztal fölé is elég széles, mégsem takarja el a kilátást.', 'It is wide enough for a long dining table, yet you can see beneath it across the room.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    cylinder: {
      noun: ['függőlámpa 38 cm', 'pendant lamp 38 cm'],
      mm: [380, 380, 400], kilograms: 1.4, price: 46_900,
      note: ['Nappaliban ülősarok fölé, étkezőben kerek asztal fölé illik.', 'In the living room it suits a seating corner, in the dining room a round table.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    cylinderTall: {
      noun: ['magas függőlámpa 55 cm', 'tall pendant lamp 55 cm'],
      mm: [280, 280, 550], kilograms: 1.5, price: 49_900,
      note: ['Nyúlánk alakja lépcsőházban és ágy mellé lelógatva érvényesül.', 'Its long shape is at its best in a stairwell, or hung low beside the bed.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA],
    },
    cluster: {
      noun: ['háromgömbös függőlámpa', 'three-globe pendant lamp'],
      mm: [460, 460, 440], kilograms: 4.1, price: 94_900,
      note: ['A három fényforrás egy kisebb étkezőt mennyezeti lámpa nélkül is bevilágít.', 'Its three bulbs light a small dining room without any other lamp overhead.'],
      details: [detail(LABELS.socket, '3 × E14'), SMALL_BULB],
    },
    clusterLarge: {
      noun: ['nagy háromgömbös függőlámpa', 'large three-globe pendant lamp'],
      mm: [620, 620, 580], kilograms: 6.2, price: 124_900,
      note: ['Magas térbe, galéria vagy lépcső fölé készül, ahonnan minden szintről látszik.', 'It is made for tall spaces, above a gallery or stairs, where every floor can see it.'],
      details: [detail(LABELS.socket, '3 × E27'), BULB_EXTRA],
    },
  },
  models: [
    {
      name: 'Mennybolt', design: 1,
      look: ['{A} mély, félgömbszerű búra, amely külön kis eget von azok fölé, akik alatta ülnek.', '{A} is a deep dome that draws a small sky of its own over whoever is sitting beneath it.'],
      features: [['Egyetlen lemezből nyomott búra', 'Shade spun from a single sheet'], ['Lefelé irányított, erős fény', 'Strong light, aimed downwards'], ['Sorban is, magában is használható', 'Works alone or in a row']],
      variants: [['dome', 'steel', 'brassFitting'], ['domeLarge', 'brushedSteel', 'blackCord']],
    },
    {
      name: 'Ökörnyál', design: 2,
      look: ['{A} az őszi pókfonálról kapta a nevét: könnyű papírgömb, amely a legkisebb huzatra is meglibben, és az egész szobát egyformán tölti meg fénnyel.', '{A} is as light as the gossamer it is named after: a paper globe that stirs in the faintest draught and fills the room evenly with light.'],
      features: [['Laposra csukva érkezik, percek alatt felhúzható', 'Arrives flat and opens in minutes'], ['Vékony bambuszabroncsok tartják', 'Held in shape by fine bamboo hoops'], ['Szórt, árnyéktalan fény', 'Diffuse light with hardly a shadow']],
      variants: [['globe', 'paper', 'blackCord'], ['globeLarge', 'paper', 'brassFitting']],
    },
    {
      name: 'Lonc', design: 3,
      look: ['{A} a kúszó lonc virágát utánozza: szűk nyakból lefelé kiszélesedő üvegharang, amelynek a peremén a legerősebb a fény.', '{A} borrows the flower of the honeysuckle: a bell of glass that opens out from a narrow neck, brightest along its rim.'],
      features: [['Szájjal fújt, minden darab kicsit más', 'Mouth-blown, each piece slightly different'], ['Olvasztott, sima perem', 'Smooth, flame-polished rim'], ['A búra szerszám nélkül levehető', 'Shade comes off without tools']],
      variants: [['bellSmall', 'tinted', 'brassFitting'], ['bell', 'opal', 'blackCord']],
    },
    {
      name: 'Lapály', design: 4,
      look: ['{A} széles és lapos. Alacsony kúpja nagy kört rajzol az asztalra, fölötte pedig üresen hagyja a levegőt.', '{A} is as wide and flat as the plain it is named after. Its low cone draws a large circle on the table and leaves the air above it free.'],
      features: [['Nagy, egyenletes fénykör', 'A large, even pool of light'], ['Alacsony, nem takarja a kilátást', 'Low profile that keeps the view open'], ['Középre súlyozott, nem billen', 'Balanced so that it hangs level']],
      variants: [['cone', 'steel', 'blackCord'], ['coneLarge', 'willow', 'blackCord']],
    },
    {
      name: 'Motolla', design: 5,
      look: ['{A} a fonal felcsévélésére használt dobra hasonlít: bordás, átlátszó henger, amely nappal kosár, este lámpás.', '{A} recalls the old reel for winding yarn: an open, ribbed cylinder, a basket by day and a lantern by night.'],
      features: [['Kézzel font henger', 'Cylinder woven by hand'], ['Felül és alul is nyitott, nem melegszik át', 'Open above and below, so it stays cool'], ['Mintás fényt vet a falra', 'Casts patterned light on the walls']],
      variants: [['cylinder', 'willow', 'blackCord'], ['cylinderTall', 'cane', 'brassFitting']],
    },
    {
      name: 'Mogyoró', design: 6,
      look: ['{A} három kis üveggömbje szorosan összebújik. Külön-külön gyengén, együtt egész szobára valón világítanak.', '{A} gathers three small glass globes, as hazelnuts sit together on a twig. Each gives a modest light; together they fill a room.'],
      features: [['Három gömb, egyetlen bekötés', 'Three globes from a single connection'], ['Külön állítható magasság', 'Each hangs at the height you choose'], ['Fényerő-szabályozóval is használható', 'Suitable for a dimmer']],
      variants: [['cluster', 'opal', 'brassFitting'], ['clusterLarge', 'tinted', 'blackCord']],
    },
  ],
});

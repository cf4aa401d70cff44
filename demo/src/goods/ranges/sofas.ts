import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, UPHOLSTERY } from '../range/finishes.ts';
import type { Carrier } from '../range/material.ts';

/** Bases of sofas other than legs. */
const BASES = {
  oakFrame: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgyváz', 'oak frame'] },
  walnutFrame: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['dióváz', 'walnut frame'] },
  ashFrame: { surface: ['wood', 'ash'], name: ['kőris', 'ash'], part: ['kőrisváz', 'ash frame'] },
  smokedOakFrame: { surface: ['wood', 'smokedOak'], name: ['füstölt tölgy', 'smoked oak'], part: ['füstölt tölgyváz', 'smoked oak frame'] },
  hidden: { surface: ['wood', 'beech'], name: ['bükk', 'beech'], part: ['rejtett láb', 'hidden feet'] },
  floor: { surface: ['wood', 'ash'], name: ['nyír rétegelt lemez', 'birch plywood'], part: ['láb nélkül', 'without legs'] },
} as const satisfies Record<string, Carrier>;

const COVER_WASH = detail(LABELS.cover, 'levehető', 'removable');
const COVER_FIXED = detail(LABELS.cover, 'rögzített, helyben tisztítható', 'fixed, to be cleaned in place');

/** Designs: 1 loose cushions, 2 one round shape, 3 channelled back, 4 open frame, 5 buttoned, 6 low modules. */
export const sofas = defineRange({
  category: 'three-seat-sofas',
  brand: 'vackor',
  kind: 'sofa',
  weeksToOrder: 8,
  finishes: UPHOLSTERY,
  carriers: { ...LEGS, ...BASES },
  details: [],
  sizes: {
    two: {
      noun: ['kétszemélyes kanapé', 'two-seat sofa'], category: 'two-seat-sofas',
      mm: [1680, 900, 790], kilograms: 46, price: 359_900,
      note: ['Ketten kényelmesen elférnek rajta, és egy kisebb nappaliban sem foglal el mindent.', 'Two sit on it in comfort, and it leaves some of a small living room free.'],
      details: [detail(LABELS.seats, '2')],
    },
    slimTwo: {
      noun: ['kétszemélyes kanapé', 'two-seat sofa'], category: 'two-seat-sofas',
      mm: [1540, 820, 810], kilograms: 38, price: 329_900,
      note: ['Másfél méternyi falnál alig kér többet, így a hálószobában vagy az előszobában is elfér.', 'It asks for little more than a metre and a half of wall, so it also fits a bedroom or a hall.'],
      details: [detail(LABELS.seats, '2')],
    },
    lowTwo: {
      noun: ['kétszemélyes kanapé', 'two-seat sofa'], category: 'two-seat-sofas',
      mm: [1780, 1020, 690], kilograms: 48, price: 379_900,
      note: ['Két mély ülés kerül egymás mellé, felhúzott lábnak is jut hely.', 'Two deep seats lie side by side, with room to tuck your feet up.'],
      details: [detail(LABELS.seats, '2')],
    },
    three: {
      noun: ['háromszemélyes kanapé', 'three-seat sofa'],
      mm: [2140, 920, 800], kilograms: 61, price: 459_900,
      note: ['Hárman ülhetnek rajta, vagy valaki végigfekhet.', 'It seats three, or lets one person lie down full length.'],
      details: [detail(LABELS.seats, '3')],
    },
    slimThree: {
      noun: ['háromszemélyes kanapé', 'three-seat sofa'],
      mm: [2060, 840, 820], kilograms: 54, price: 429_900,
      note: ['Keskenyebb mélysége miatt egy hosszúkás szobában is marad előtte járás.', 'Being shallower than most, it leaves a way through even in a long, narrow room.'],
      details: [detail(LABELS.seats, '3')],
    },
    long: {
      noun: ['széles háromszemélyes kanapé', 'wide three-seat sofa'],
      mm: [2420, 980, 780], kilograms: 70, price: 549_900,
      note: ['A szélesebb ülésen egy egész film alatt sem kell összébb húzódni.', 'The wider seat means nobody has to squeeze up for the length of a film.'],
      details: [detail(LABELS.seats, '3')],
    },
    lowLong: {
      noun: ['alacsony háromszemélyes kanapé', 'low three-seat sofa'],
      mm: [2580, 1040, 690], kilograms: 68, price: 539_900,
      note: ['Ablak elé is állítható, a háta a legtöbb párkány alatt marad.', 'It can stand in front of a window, as its back stays below most sills.'],
      details: [detail(LABELS.seats, '3')],
    },
  },
  models: [
    {
      name: 'Tisza', design: 4,
      look: ['{A} vázát nem rejti el a huzat: esztergált karfáin és lécein megpihen a szem.', '{A} does not hide its frame under a cover: the turned arms and slats are there to be seen.'],
      features: [['Tömörfa váz, csapolt kötésekkel', 'Solid wood frame with tenon joints'], ['Laza ülő- és hátpárnák', 'Loose seat and back cushions'], ['Cipzáras párnahuzatok', 'Zipped cushion covers']],
      details: [detail(LABELS.seatHeight, '44 cm'), detail(LABELS.filling, 'hideghab, gyapjúréteggel', 'high-resilience foam with a layer of wool'), ASSEMBLED],
      variants: [['two', 'linen', 'oakFrame'], ['three', 'wool', 'walnutFrame']],
    },
    {
      name: 'Szérű', design: 1,
      look: ['{A} két széles, puha karfája közé laza párnák kerülnek, alul esztergált lábak emelik meg. Fejet hajtani és könyvet letenni egyaránt jó a karfájára.', '{A} holds its loose cushions between two broad, soft arms and stands on turned legs. The arms are as good for a head as for an open book.'],
      features: [['Forgatható ülő- és hátpárnák', 'Seat and back cushions that can be turned'], ['Széles, puha karfa', 'Broad, soft arms'], ['Belső váz tömör bükkből', 'Solid beech inner frame']],
      details: [detail(LABELS.seatHeight, '43 cm'), detail(LABELS.seatDepth, '60 cm'), detail(LABELS.filling, 'hideghab és kacsatoll', 'high-resilience foam and duck feather'), COVER_WASH, LEGS_ONLY],
      variants: [['two', 'wool', 'beech'], ['three', 'linen', 'oak'], ['long', 'boucle', 'smokedOak']],
    },
    {
      name: 'Suba', design: 2,
      look: ['{A} egyetlen kerek forma, a háta törés nélkül fordul át a karfákba. A lábai beljebb ülnek, ezért úgy látszik, mintha épp csak leereszkedett volna a padlóra.', '{A} is one round shape, its back turning into the arms without a break. The feet are set well in, so it seems to have only just settled on the floor.'],
      features: [['Sehol sincs rajta kemény él', 'Not a hard edge anywhere'], ['Háromrétegű, felül puha ülés', 'Three-layer seat, softest on top'], ['Hátulról is kárpitozott, a szoba közepén is szép', 'Upholstered all round, so it can stand mid-room']],
      details: [detail(LABELS.seatHeight, '41 cm'), detail(LABELS.seatDepth, '64 cm'), COVER_FIXED, ASSEMBLED],
      price: 1.1,
      variants: [['two', 'boucle', 'hidden'], ['three', 'velvet', 'hidden']],
    },
    {
      name: 'Sétány', design: 3,
      look: ['{A} karcsú és egyenes hátú, a háttámláján függőleges tűzések futnak egymás mellett. Az ülőpárnája egyetlen darab, ezért nincs rajta közép, ahová senki sem akar ülni.', '{A} is slim and upright, with vertical channels stitched side by side along its back. The seat is one long cushion, so there is no gap in the middle to avoid.'],
      features: [['Függőlegesen tűzött háttámla', 'Vertically channelled back'], ['Egyetlen, végigfutó ülőpárna', 'One seat cushion from arm to arm'], ['Vékony lábai alatt könnyű porszívózni', 'Thin legs that are easy to vacuum under']],
      details: [detail(LABELS.seatHeight, '46 cm'), detail(LABELS.seatDepth, '55 cm'), COVER_FIXED, LEGS_ONLY],
      variants: [['slimTwo', 'velvet', 'brass'], ['slimThree', 'wool', 'black']],
    },
    {
      name: 'Sárrét', design: 6,
      look: ['{A} alacsony, tömött modulokból áll, karfa és láb nélkül. Bárhol le lehet rá ülni, és bármelyik irányban végig lehet dőlni rajta.', '{A} is made of low, plump modules with neither arms nor legs. You can sit down on it anywhere and sprawl in either direction.'],
      features: [['Modulonként is arrébb tehető', 'Modules that move one at a time'], ['Karfa nélküli, alacsony ülés', 'Low seat without arms'], ['Rejtett kapcsok tartják össze', 'Held together by hidden clips']],
      details: [detail(LABELS.seatHeight, '39 cm'), detail(LABELS.seatDepth, '70 cm'), detail(LABELS.filling, 'kétféle keménységű hideghab', 'high-resilience foam in two densities'), ASSEMBLED],
      variants: [['lowTwo', 'velvet', 'floor'], ['lowLong', 'linen', 'floor']],
    },
    {
      name: 'Páholy', code: 'Zsöllye', design: 5,
      look: ['{A} hátát mélyen behúzott gombok tagolják, a karfája kifelé gördül, rövid lábai esztergáltak. Színházba illő darab, hosszú esti beszélgetésekhez.', '{A} has a back drawn in by deep buttons, arms that roll outwards and short turned feet. It would suit a box at the theatre, and it is made for evenings just as long at home.'],
      features: [['Kézzel behúzott gombok', 'Buttons drawn in by hand'], ['Kifelé gördülő karfák', 'Rolled arms'], ['Rugós ülés', 'Sprung seat']],
      details: [detail(LABELS.seatHeight, '44 cm'), detail(LABELS.seatDepth, '56 cm'), COVER_FIXED, LEGS_ONLY],
      price: 1.15,
      variants: [['two', 'velvet', 'walnut'], ['three', 'leather', 'smokedOak']],
    },
    {
      name: 'Veranda', design: 4,
      look: ['{A} váza kívülről is végig látszik, a párnák csak rá vannak fektetve. Tavasszal egyetlen mozdulattal levehetők, és kint kiszellőztethetők.', '{A} shows its whole frame, with the cushions simply laid upon it. In spring they come off in one go and can be aired outside.'],
      features: [['Minden oldaláról látható tömörfa', 'Solid wood on show from every side'], ['Esztergált fa karfák', 'Turned wooden arms'], ['Kézben elvihető, laza párnák', 'Loose cushions you can carry in your arms']],
      details: [detail(LABELS.seatHeight, '42 cm'), detail(LABELS.filling, 'hideghab, tolltakaróval', 'high-resilience foam wrapped in feather'), ASSEMBLED],
      price: 1.05,
      variants: [['slimTwo', 'leather', 'smokedOakFrame'], ['slimThree', 'boucle', 'ashFrame']],
    },
    {
      name: 'Vendég', design: 3,
      look: ['{A} egyenes tartással fogad: a tűzött háttámla magasan megtámaszt, a vékony karfa pedig több helyet hagy az ülésnek. Beszélgetéshez és újságolvasáshoz a legkényelmesebb.', '{A} keeps you upright: its channelled back gives support high up, and the thin arms leave more of the width to sit on. It was made for conversation and for the morning paper.'],
      features: [['Magasan megtámasztó hát', 'Back that supports you high up'], ['Vékony karfa, széles ülés', 'Thin arms, wide seat'], ['Könnyű felállni róla', 'Easy to get up from']],
      details: [detail(LABELS.seatHeight, '46 cm'), detail(LABELS.filling, 'hideghab', 'high-resilience foam'), COVER_FIXED, LEGS_ONLY],
      variants: [['two', 'boucle', 'oak'], ['three', 'leather', 'walnut']],
    },
    {
      name: 'Szilaj', design: 1,
      look: ['{A} laza párnái nagyok és engedékenyek, a karfák alacsonyabbak a hátnál. Nem kell rajta szépen ülni.', '{A} has large, forgiving loose cushions and arms that stay lower than the back. It does not expect you to sit up straight.'],
      features: [['Nagy, laza hátpárnák', 'Large, loose back cushions'], ['Mély ülés felhúzott lábhoz', 'Seat deep enough to curl up on'], ['Ülésenként egy-egy párna', 'A cushion to each seat']],
      details: [detail(LABELS.seatHeight, '42 cm'), detail(LABELS.seatDepth, '66 cm'), detail(LABELS.filling, 'hideghab és kacsatoll', 'high-resilience foam and duck feather'), LEGS_ONLY],
      price: 1.08,
      variants: [['lowTwo', 'leather', 'black'], ['long', 'velvet', 'walnut']],
    },
  ],
});

/** Designs: 1 loose cushions with a chaise longue on the right, 2 low modules round a corner. */
export const cornerSofas = defineRange({
  category: 'corner-sofas',
  brand: 'vackor',
  kind: 'corner-sofa',
  weeksToOrder: 10,
  finishes: UPHOLSTERY,
  carriers: { ...LEGS, ...BASES },
  details: [],
  sizes: {
    small: {
      noun: ['kis sarokkanapé', 'small corner sofa'],
      mm: [2380, 1560, 790], kilograms: 84, price: 589_900,
      note: ['Két és fél méternél keskenyebb, így panellakás nappalijában is elfér.', 'At under two and a half metres wide, it fits the living room of a modest flat.'],
      details: [detail(LABELS.seats, '3')],
    },
    medium: {
      noun: ['sarokkanapé', 'corner sofa'],
      mm: [2720, 1680, 800], kilograms: 98, price: 689_900,
      note: ['Négyen is elférnek rajta úgy, hogy egyikük végigfekszik.', 'Four find room on it, even with one of them lying down.'],
      details: [detail(LABELS.seats, '4')],
    },
    large: {
      noun: ['nagy sarokkanapé', 'large corner sofa'],
      mm: [3060, 1780, 780], kilograms: 112, price: 799_900,
      note: ['Öten ülnek rajta, vagy egy család a kutyával.', 'It is made for five, or for a family and its dog.'],
      details: [detail(LABELS.seats, '5')],
    },
    lowMedium: {
      noun: ['alacsony sarokkanapé', 'low corner sofa'],
      mm: [2640, 1980, 690], kilograms: 92, price: 729_900,
      note: ['Két oldala közel egyforma hosszú, így akik rajta ülnek, egymást látják.', 'Its two sides are close to equal in length, so the people on it can see one another.'],
      details: [detail(LABELS.seats, '4')],
    },
    lowLarge: {
      noun: ['nagy alacsony sarokkanapé', 'large low corner sofa'],
      mm: [3080, 2420, 690], kilograms: 118, price: 879_900,
      note: ['Ekkora sarokban egy szülinapi társaság is leül, és éjszakára két vendég is elalszik.', 'A corner this size seats a birthday party and puts up two guests for the night.'],
      details: [detail(LABELS.seats, '6')],
    },
  },
  models: [
    {
      name: 'Sziget', design: 1,
      look: ['{A} jobb oldala fekvőrésszé nyúlik, a többi ülés rendes mélységű. A laza párnákat hetente elég egyszer megforgatni.', '{A} stretches into a chaise longue on the right, while the other seats keep an ordinary depth. Its loose cushions need no more than a turn once a week.'],
      features: [['Fekvőrész a jobb oldalon', 'Chaise longue on the right'], ['Forgatható, laza párnák', 'Loose cushions that can be turned'], ['Lábakon áll, alatta fel lehet mosni', 'Stands on legs, so you can mop beneath it']],
      details: [detail(LABELS.seatHeight, '44 cm'), detail(LABELS.filling, 'hideghab és kacsatoll', 'high-resilience foam and duck feather'), COVER_WASH, LEGS_ONLY],
      variants: [['small', 'linen', 'oak'], ['medium', 'wool', 'walnut']],
    },
    {
      name: 'Zátony', design: 2,
      look: ['{A} tömött, alacsony elemei a sarok köré rendeződnek, egyenként is elmozdíthatók. Láb és karfa nincs rajta, csak ülés és hát.', '{A} lays its plump, low modules round a corner, and each can be moved on its own. There are no legs and no arms, only seat and back.'],
      features: [['Szabadon átrendezhető elemek', 'Modules to rearrange as you like'], ['A padlóra simul', 'Sits flat on the floor'], ['Rejtett kapcsok az elemek között', 'Hidden clips between the modules']],
      details: [detail(LABELS.seatHeight, '39 cm'), detail(LABELS.seatDepth, '72 cm'), ASSEMBLED],
      variants: [['lowMedium', 'boucle', 'floor'], ['lowLarge', 'linen', 'floor']],
    },
    {
      name: 'Társalgó', design: 1,
      look: ['{A} egyik szárán beszélgetni, a másikon heverni lehet. A hátpárnák külön állnak, mindenki a maga kedvére igazítja őket.', '{A} has one side for conversation and another for lying down. The back cushions are separate, for everyone to push into place as they please.'],
      features: [['Egyenként igazítható hátpárnák', 'Back cushions to adjust one by one'], ['Jobb oldali fekvőrész', 'Chaise longue to the right'], ['Belső váz tömör bükkből', 'Solid beech inner frame']],
      details: [detail(LABELS.seatHeight, '43 cm'), detail(LABELS.seatDepth, '58 cm'), detail(LABELS.filling, 'hideghab', 'high-resilience foam'), LEGS_ONLY],
      price: 1.06,
      variants: [['medium', 'leather', 'black'], ['large', 'velvet', 'brass']],
    },
    {
      name: 'Róna', design: 2,
      look: ['{A} széles és lapos: a háta alacsony, az ülése mély. A szoba közepére állítva sem zárja el a kilátást.', '{A} is as broad and level as the plain it is named after, low in the back and deep in the seat. Even in the middle of a room it does not block the view.'],
      features: [['Alacsony hát, szabad kilátás', 'Low back, open view'], ['Lekerekített, tömött elemek', 'Rounded, plump modules'], ['Hátulról is kárpitozott', 'Upholstered at the back as well']],
      details: [detail(LABELS.seatHeight, '38 cm'), detail(LABELS.filling, 'kétféle keménységű hideghab', 'high-resilience foam in two densities'), ASSEMBLED],
      price: 1.04,
      variants: [['lowMedium', 'wool', 'floor'], ['lowLarge', 'velvet', 'floor']],
    },
    {
      name: 'Udvar', design: 1,
      look: ['{A} két oldalról fogja körül a dohányzóasztalt. A jobb oldali fekvőrészen kinyújtott lábbal is el lehet férni.', '{A} closes round the coffee table on two sides. On the right, the chaise longue leaves room for outstretched legs.'],
      features: [['Hosszú fekvőrész jobbra', 'Long chaise longue on the right'], ['Puha, lekerekített karfák', 'Soft, rounded arms'], ['Két darabban fér be az ajtón', 'Comes through the door in two parts']],
      details: [detail(LABELS.seatHeight, '43 cm'), detail(LABELS.filling, 'hideghab, gyapjúréteggel', 'high-resilience foam with a layer of wool'), LEGS_ONLY],
      variants: [['small', 'boucle', 'beech'], ['large', 'linen', 'smokedOak']],
    },
  ],
});

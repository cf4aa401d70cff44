import { defineProducts, detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import type { GoodsTier } from '../types.ts';

const BY_HAND = detail(LABELS.care, 'kézzel, langyos vízzel mosható', 'wash by hand in lukewarm water');

/** Discounts: from four vases, and a larger one from eight. */
const IN_A_ROW: readonly GoodsTier[] = [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }];

/** Designs: 1 round belly, 2 tall cylinder, 3 narrow neck. The frame is the foot or the rim. */
export const vases = defineProducts('vases', [
  {
    sku: 'SAR-KOBAK',
    title: ['Kobak kerek váza', 'Kobak round vase'],
    subtitle: ['Kerámia, 24 cm magas', 'Ceramic, 24 cm tall'],
    description: ['Gömbölyű, nyugodt forma, szűk nyílással: három szál virág is megáll benne egyenesen. Kívül matt, belül vízzáró máz.', 'A calm, round shape with a narrow mouth, so that even three stems stand up straight. Matt outside, with a watertight glaze within.'],
    features: [['Kézzel korongozott', 'Thrown by hand'], ['Szűk nyílás kevés virágnak', 'Narrow mouth for just a few stems'], ['Vízzáró belső máz', 'Watertight glaze inside']],
    details: [detail(LABELS.volume, '2,4 l', '2.4 l'), BY_HAND],
    size: [210, 210, 240], kilograms: 1.6, material: ['kőcserép', 'stoneware'], colors: ['sand', 'black', 'sage'],
    brand: 'sarpala', price: 16900, stock: 24, daysOld: 270, popularity: 84,
    picture: { kind: 'vase', design: 1, body: 'ceramic', frame: ['ceramic', 'linen'] },
  },
  {
    sku: 'REZ-ESOVIZ',
    title: ['Esővíz üvegváza', 'Esővíz glass vase'],
    subtitle: ['Fújt üveg, 30 cm magas', 'Blown glass, 30 cm tall'],
    description: ['Vastag falú, átlátszó henger, benne néhány szándékos buborékkal. Tulipánnak, pünkösdi rózsának, hosszú szárú gallyaknak.', 'A thick-walled glass cylinder with a few bubbles left in on purpose. For tulips, for peonies, for long-stemmed branches.'],
    features: [['Szájjal fújt üveg', 'Mouth-blown glass'], ['Nehéz talp', 'Heavy base'], ['Apró, szándékos buborékok', 'Small, deliberate bubbles']],
    details: [detail(LABELS.volume, '3,5 l', '3.5 l'), BY_HAND],
    size: [150, 150, 300], kilograms: 2.1, material: ['fújt üveg', 'blown glass'], colors: ['clear', 'smoke', 'honey'],
    brand: 'rezkut', price: 19900, was: 24900, stock: 13, daysOld: 180, popularity: 74,
    picture: { kind: 'vase', design: 2, body: 'glass', frame: ['glass', 'clear'] },
  },
  {
    sku: 'SAR-EGYSZAL',
    title: ['Egyszál kis váza', 'Egyszál bud vase'],
    subtitle: ['Kerámia, 14 cm magas', 'Ceramic, 14 cm tall'],
    description: ['Egyetlen szál virágnak, de annak nagyon. Terítéskor minden tányérhoz állíts egyet, ezért olcsóbb négytől.', 'Made for a single flower, and it does that flower proud. Stand one by every plate at dinner, which is why they cost less from four.'],
    features: [['Szűk nyak egyetlen szálnak', 'Slim neck for a single stem'], ['Hat mázszín', 'Six glazes'], ['Négy darabtól kedvezőbb áron', 'Costs less from four']],
    details: [detail(LABELS.volume, '0,2 l', '0.2 l'), BY_HAND],
    size: [80, 80, 140], kilograms: 0.3, material: ['kőcserép', 'stoneware'], colors: ['blush', 'mist', 'honey', 'chalk', 'moss', 'ink'],
    brand: 'sarpala', price: 5490, tiers: IN_A_ROW, stock: 96, daysOld: 24, popularity: 89,
    picture: { kind: 'vase', design: 3, body: 'ceramic', frame: ['ceramic', 'chalk'] },
  },
  {
    sku: 'SAR-SZALMAVIRAG',
    title: ['Szalmavirág padlóváza', 'Szalmavirág floor vase'],
    subtitle: ['Terrakotta, 55 cm magas', 'Terracotta, 55 cm tall'],
    description: ['Nagy, mázatlan terrakotta váza a földre, száraz ágaknak és nádnak. Súlya megtartja a legmagasabb csokrot is.', 'A large unglazed terracotta vase for the floor, for dry branches and reeds. It is heavy enough to carry the tallest of arrangements.'],
    features: [['Mázatlan, meleg felület', 'Warm, unglazed surface'], ['Száraz csokorhoz', 'For dried arrangements'], ['Rendelésre készül, 4 hét', 'Made to order in 4 weeks']],
    details: [detail(LABELS.technique, 'kézi felrakás', 'coil building'), detail(LABELS.care, 'száraz kefével tisztítható', 'clean with a dry brush')],
    size: [300, 300, 550], kilograms: 7.8, material: ['terrakotta', 'terracotta'], colors: ['terracotta', 'graphite'],
    brand: 'sarpala', price: 47900, stock: 0, isForOrder: true, daysOld: 400, popularity: 56,
    picture: { kind: 'vase', design: 2, body: 'ceramic', frame: ['ceramic', 'terracotta'] },
  },
  {
    sku: 'REZ-HATTYUNYAK',
    title: ['Hattyúnyak üvegváza', 'Hattyúnyak glass bottle vase'],
    subtitle: ['Színezett üveg, 26 cm magas', 'Tinted glass, 26 cm tall'],
    description: ['Hosszú nyak, kerek has: egy ág mandulafa vagy egyetlen rózsa kell bele. Ablakban a színét a falra is rávetíti.', 'A long neck and a round belly: all it asks for is a spray of almond blossom or one rose. On a windowsill it throws its colour on the wall.'],
    features: [['Anyagában színezett üveg', 'Glass coloured right through'], ['Szájjal fújt', 'Mouth-blown'], ['Sorban is mutatós', 'Striking in a row']],
    details: [detail(LABELS.volume, '0,7 l', '0.7 l'), BY_HAND],
    size: [120, 120, 260], kilograms: 0.7, material: ['színezett üveg', 'tinted glass'], colors: ['pine', 'plum', 'honey'],
    brand: 'rezkut', price: 11490, tiers: IN_A_ROW, stock: 1, daysOld: 130, popularity: 62,
    picture: { kind: 'vase', design: 3, body: 'glass', frame: ['glass', 'pine'] },
  },
  {
    sku: 'SAR-SZILKE',
    title: ['Körtike széles váza', 'Körtike wide vase'],
    subtitle: ['Mázas kerámia, 18 cm magas', 'Glazed ceramic, 18 cm tall'],
    description: ['Széles szájú, alacsony váza a kerti csokroknak, amelyeket nem kell elrendezni. Máza alatt halványan látszik a fazekas keze.', 'A low vase with a wide mouth, for garden bunches that need no arranging. The potter’s hand shows faintly under its glaze.'],
    features: [['Széles száj', 'Wide mouth'], ['Alacsony, átlátni fölötte', 'Low enough to talk across'], ['Vízzáró máz kívül-belül', 'Watertight glaze inside and out']],
    details: [detail(LABELS.volume, '2 l'), BY_HAND],
    size: [200, 200, 180], kilograms: 1.3, material: ['kőcserép', 'stoneware'], colors: ['white', 'mist'],
    brand: 'sarpala', price: 13900, stock: 0, daysOld: 220, popularity: 51,
    picture: { kind: 'vase', design: 1, body: 'ceramic', frame: ['ceramic', 'sand'] },
  },
]);

import { brandKeyOf } from './brands.ts';
import type { BrandKey } from './brands.ts';
import { localized } from './localized.ts';
import type { Localized } from './types.ts';

/** Joins paragraphs, each in both languages. */
function text(...paragraphs: readonly (readonly [hu: string, en: string])[]): Localized {
  return localized(paragraphs.map(([hu]) => hu).join('\n\n'), paragraphs.map(([, en]) => en).join('\n\n'));
}

/** Who makes the goods of each brand, where and of what. The place is that of the maker. */
const DESCRIPTIONS: Readonly<Record<BrandKey, Localized>> = {
  vackor: text(
    [
      'A Vackor szombathelyi kárpitosműhely. Kanapét, fotelt, puffot, ágyat, széket és padot készít, gyapjúval, lenkeverékkel, pamutbársonnyal vagy marhabőrrel kárpitozva.',
      'Vackor is an upholstery workshop in Szombathely, Hungary. It makes sofas, armchairs, pouffes, beds, chairs and benches, covered in wool, linen blend, cotton velvet or leather.',
    ],
    [
      'Minden huzatból rendelhetsz mintát, hogy otthoni fényben nézd meg a színét.',
      'You can order a sample of every cover and check its colour at home.',
    ],
  ),
  harkaly: text(
    [
      'A Harkály zirci asztalosműhely. Étkezőasztalt, dohányzóasztalt, széket, bárszéket és padot készít tölgyből, kőrisből, dióból és bükkből.',
      'Harkály is a joinery workshop in Zirc, Hungary. It makes dining tables, coffee tables, chairs, bar stools and benches in oak, ash, walnut and beech.',
    ],
    [
      'Esztergál és csapol, néhány szék háttámláját pedig gőzzel hajlítja. Egyes asztaloknak festett nyír a lapjuk, másoknak acél a lábuk.',
      'It turns legs, cuts mortise-and-tenon joints and bends the backs of a few chairs with steam. Some tables have a top of lacquered birch, others legs of steel.',
    ],
  ),
  bukkhat: text(
    [
      'A Bükkhát Szilvásváradon, a Bükk lábánál készít fabútort, főként hálószobába: ágyat, éjjeliszekrényt, komódot és gardróbot. Leginkább tölggyel, dióval, kőrissel és bükkel dolgozik.',
      'Bükkhát makes wooden furniture in Szilvásvárad, at the foot of Hungary’s Bükk Mountains. Most of it is for the bedroom: beds, bedside tables, chests of drawers and wardrobes, mainly in oak, walnut, ash and beech.',
    ],
    [
      'Az ágyakhoz ágyrács is jár, és van köztük szerszám nélkül szétszedhető.',
      'Every bed comes with slats, and some come apart without tools.',
    ],
  ),
  holtag: text(
    [
      'A Holtág kecskeméti bútorgyár, tárolóbútort készít: gardróbot, cipőszekrényt, komódot, fiókos szekrényt, könyvespolcot, TV-állványt és fogast.',
      'Holtág is a furniture factory in Kecskemét, Hungary. It makes storage: wardrobes, shoe cabinets, sideboards, chests of drawers, bookcases, TV units and coat racks.',
    ],
    [
      'Tölgyet, kőrist, diót, bükköt és matt festett nyírt használ, tömören és furnérként is. Néhány ajtóba nádfonat kerül.',
      'It uses oak, ash, walnut, beech and matt lacquered birch, both solid and as veneer. A few doors have panels of woven cane.',
    ],
  ),
  derengo: text(
    [
      'A Derengő budaörsi műhely, csak lámpát készít: asztalit, állót, függőt és falit. Acélból, sárgarézből, üvegből, lenből és rizspapírból dolgozik, néhány ernyőt fűzből vagy rafiából fon.',
      'Derengő is a workshop in Budaörs, Hungary, that makes only lamps: table, floor, pendant and wall. It works in steel, brass, glass, linen and rice paper, and weaves a few shades from willow or raffia.',
    ],
    [
      'Az opálüveget szájjal fújják, a rizspapírt kézzel ragasztják, ezért ezekből nincs két teljesen egyforma.',
      'The opal glass is mouth-blown and the rice paper is glued by hand, so no two of these are exactly alike.',
    ],
  ),
  szovomadar: text(
    [
      'A Szövőmadár lakástextiljeit a Shilpi Handlooms készíti Dzsaipurban, Indiában: szőnyeget, takarót, díszpárnát, ágyneműt és függönyt, főként gyapjúból, pamutból és lenből, néhány szőnyeget jutából vagy kenderből.',
      'Szövőmadár home textiles are made by Shilpi Handlooms in Jaipur, India: rugs, throws, cushions, bed linen and curtains, mostly in wool, cotton and linen, with a few rugs in jute or hemp.',
    ],
    [
      'A szőnyegek többsége kézzel szőtt, tűzött vagy csomózott. Mindegyiknek az oldalán ott áll, hogyan készült.',
      'Most of the rugs are woven, tufted or knotted by hand. The page of each one says how it was made.',
    ],
  ),
  sarpala: text(
    [
      'A Sárpala túrkevei kerámiaműhely. Tányért, tálat, bögrét, kancsót és vázát készít kőcserépből és porcelánból, néhány darabot terrakottából.',
      'Sárpala is a pottery in Túrkeve, Hungary. It makes plates, bowls, mugs, jugs and vases in stoneware and porcelain, and a few pieces in terracotta.',
    ],
    [
      'A vázák egy részét korongozza, más részét formába önti. Amit kézzel fest vagy márt mázba, abból nincs két egyforma.',
      'Some of the vases are thrown on the wheel, others cast in a mould. Where a piece is painted or dipped by hand, no two are alike.',
    ],
  ),
  rezkut: text(
    [
      'A Rézkút fémből, üvegből és kőből való tárgyait az Anadolu Bakır készíti Gaziantepben, Törökországban: gyertyatartót, órát, tükröt, vázát, poharat, karaffát és kisasztalt.',
      'Rézkút’s pieces in metal, glass and stone are made by Anadolu Bakır in Gaziantep, Türkiye: candle holders, clocks, mirrors, vases, glasses, carafes and small tables.',
    ],
    [
      'A fém többnyire acél vagy sárgaréz, a kő márvány vagy travertin. Az üvegek egy részét szájjal fújják.',
      'The metal is mostly steel or brass, the stone marble or travertine. Some of the glass is mouth-blown.',
    ],
  ),
  kamraszer: text(
    [
      'A Kamraszer zalaegerszegi műhely, a konyhába dolgozik: lábast, serpenyőt, vágódeszkát és tálcát készít.',
      'Kamraszer is a workshop in Zalaegerszeg, Hungary, that works for the kitchen: it makes casseroles, saucepans, frying pans, boards and trays.',
    ],
    [
      'Az edények öntöttvasból, rozsdamentes acélból, zománcozott acélból vagy szénacélból vannak, és gáz-, kerámia- és indukciós főzőlapra is valók. A deszkák fából vagy márványból készülnek.',
      'The pans are cast iron, stainless steel, enamelled steel or carbon steel, and all of them go on gas, ceramic and induction hobs. The boards are wood or marble.',
    ],
  ),
  fehertoi: text(
    [
      'A Fehértói Szegeden készít textilt a fürdőszobába: törölközőt pamutból és mosott lenből, fürdőszobaszőnyeget pamutból.',
      'Fehértói makes textiles for the bathroom in Szeged, Hungary: towels in cotton and washed linen, and bath mats in cotton.',
    ],
    [
      'Szappantartót, szappanadagolót és fogmosópoharat is találsz tőle kőcserépből, márványból, travertinből vagy színezett üvegből.',
      'It has soap dishes, soap dispensers and toothbrush tumblers too, in stoneware, marble, travertine or tinted glass.',
    ],
  ),
  zsombek: text(
    [
      'A Zsombék Tiszavasváriban kosarat fon, és kaspót, szobanövényt kínál. Kosarai kézzel készülnek, fűzből, gyékényből, tengerifűből vagy jutából.',
      'Zsombék, in Tiszavasvári, Hungary, weaves baskets, and has plant pots and house plants. Its baskets are made by hand in willow, bulrush, seagrass or jute.',
    ],
    [
      'A kaspók kőcserépből, terrakottából vagy öntött kőből vannak, a szobanövények kaspóban érkeznek. Van vászonból és fából való szennyestartó is.',
      'The plant pots are stoneware, terracotta or cast stone, and the house plants arrive in a pot. There are laundry baskets of canvas on a wooden frame too.',
    ],
  ),
  iratos: text(
    [
      'Az Iratos Budapesten dolgozik, az íróasztal köré: íróasztalt, irodai széket, asztali rendezőt, dobozt és bekeretezett nyomatot készít.',
      'Iratos, in Budapest, makes what belongs around a desk: desks, office chairs, desk organisers, boxes and framed prints.',
    ],
    [
      'A dobozok egy részét papírral vagy könyvkötővászonnal vonja be, a többi fából van. A nyomatok fakeretben érkeznek, egy részük 150 számozott példányban készül.',
      'Some of the boxes are covered in paper or book cloth, the others are wood. The prints arrive in wooden frames, and some are editions of 150 numbered copies.',
    ],
  ),
};

/** The text of a brand, by its name; empty for a brand of another shop. */
export function brandDescriptionOf(brand: string): Localized {
  const key = brandKeyOf(brand);
  return key ? DESCRIPTIONS[key] : localized('', '');
}

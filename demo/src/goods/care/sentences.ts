import type { PictureKind, PictureMaterial } from '../../pictures/pictureSpec.ts';

export type Texts = readonly [hu: string, en: string];

const BLOT: Texts = ['A foltot azonnal itasd fel, ne dörzsöld.', 'Blot spills at once; don’t rub.'];
const VACUUM: Texts = ['Hetente porszívózd át puha kefével.', 'Vacuum weekly with a soft brush.'];
const VACUUM_RUG: Texts = ['Hetente porszívózd át, forgókefe nélkül.', 'Vacuum weekly, without a rotating brush.'];
const PROFESSIONAL: Texts = ['Nagytisztítását bízd szakemberre.', 'Leave deep cleaning to a professional.'];
const BY_HAND: Texts = ['Kézzel, langyos vízzel mosd el.', 'Wash by hand in lukewarm water.'];
const DISHWASHER: Texts = ['Mosogatógépben mosható.', 'Dishwasher safe.'];
const TABLEWARE: readonly Texts[] = [DISHWASHER, ['Óvd a hirtelen hőváltozástól.', 'Protect it from sudden changes of heat.']];
const SEASONED: Texts = ['Kézzel mosd el, töröld szárazra, és kend át vékonyan olajjal.', 'Wash by hand, wipe dry and rub thinly with oil.'];
const NO_DISHWASHER: Texts = ['Mosogatógépbe ne tedd.', 'Don’t put it in the dishwasher.'];
const DAMP: Texts = ['Enyhén nedves kendővel töröld át.', 'Wipe with a slightly damp cloth.'];

/** Where a text states a temperature of washing, it replaces the label in these sentences. */
export const AT = '{at}';

/** Care instructions for each material, one or two sentences each. */
const OF_MATERIAL: Readonly<Record<PictureMaterial, readonly Texts[]>> = {
  wood: [['Száraz vagy enyhén nedves kendővel töröld át, a szál irányában.', 'Wipe along the grain with a dry or slightly damp cloth.'], ['Évente egyszer olajozd át keményviaszolajjal.', 'Treat with hard wax oil once a year.']],
  lacquer: [['Nedves, majd száraz kendővel töröld át, súrolószer nélkül.', 'Wipe with a damp, then a dry cloth, without scouring agents.']],
  fabric: [VACUUM, BLOT],
  cotton: [VACUUM, BLOT],
  boucle: [['Kefe nélküli fejjel porszívózd, hogy a hurkok ne húzódjanak ki.', 'Vacuum without a brush, so that no loop is pulled.'], BLOT],
  velvet: [['Puha kefével, a szál irányában keféld.', 'Brush along the pile with a soft brush.'], ['A lenyomódott szálat kézi gőzölővel emeld fel.', 'Lift a flattened pile with a hand steamer.']],
  leather: [['Száraz kendővel portalanítsd, évente egyszer kend át bőrbalzsammal.', 'Dust with a dry cloth and treat with leather balm once a year.'], ['Óvd a tűző naptól és a radiátortól.', 'Keep away from direct sun and radiators.']],
  wool: [['Szellőztesd gyakran.', 'Air it often.'], ['A foltot azonnal itasd fel hideg vízzel, ne dörzsöld.', 'Blot spills at once with cold water; don’t rub.']],
  terry: [[`${AT} mosd, öblítő nélkül: így puha marad.`, `Wash ${AT} without fabric conditioner to keep it soft.`]],
  cane: [['Puha kefével portalanítsd, fűtési időben néha permetezd be vízzel.', 'Dust with a soft brush and mist with water now and then in the heating season.']],
  wicker: [['Porszívóval vagy puha kefével portalanítsd.', 'Dust with a vacuum cleaner or a soft brush.'], ['Nedvesen ne tedd el.', 'Don’t put it away damp.']],
  paper: [['Tollseprűvel portalanítsd, víz ne érje.', 'Use a feather duster; keep away from water.']],
  metal: [['Nedves, majd száraz kendővel töröld át.', 'Wipe with a damp, then a dry cloth.']],
  brass: [['Puha, száraz kendővel töröld át.', 'Wipe with a soft dry cloth.'], ['Idővel sötétedik; rézpasztával visszafényezheted.', 'It darkens with time; brass polish brings back the shine.']],
  iron: [SEASONED],
  enamel: [['Kézzel mosd, fémeszközt ne használj rajta.', 'Wash by hand and use no metal utensils on it.']],
  ceramic: [['Langyos vízzel, puha szivaccsal mosd; hirtelen hőváltozástól óvd.', 'Wash with lukewarm water and a soft sponge; protect it from sudden changes of heat.']],
  glass: [['Langyos vízzel és puha kendővel tisztítsd.', 'Clean with lukewarm water and a soft cloth.']],
  stone: [['Semleges szappannal mosd, savas tisztítót ne használj.', 'Wash with neutral soap; use no acidic cleaner.']],
  wax: [['Huzattól óvd, a kanócot gyújtás előtt vágd 5 mm-re.', 'Keep out of draughts and trim the wick to 5 mm before lighting.']],
  foliage: [['Világos helyre tedd, tűző napra ne.', 'Give it a bright place out of harsh sun.']],
};

/** Brass below a coat of lacquer, or plated on steel, which polish would rub off. */
export const COATED_BRASS: readonly Texts[] = [['Puha, enyhén nedves, majd száraz kendővel töröld át, súrolószer és fémtisztító nélkül.', 'Wipe with a soft damp, then a dry cloth, without scouring agents or metal polish.']];

/** Weaves that are drawn like cane: of paper, and of synthetic fibre. */
export const PAPER_CORD: readonly Texts[] = [['Puha kefével portalanítsd, félévente enyhén nedves kendővel töröld át.', 'Dust with a soft brush, and wipe with a slightly damp cloth twice a year.']];
export const MESH: readonly Texts[] = [['Porszívóval portalanítsd, foltját nedves kendővel töröld le.', 'Dust with a vacuum cleaner and wipe off stains with a damp cloth.']];

const WASHED_COVER: Texts = [`A huzatot vedd le, és kifordítva, ${AT} mosd.`, `Take the cover off and wash it inside out ${AT}.`];
const WASHED_LINEN: Texts = [`Kifordítva, ${AT} mosd.`, `Wash it inside out ${AT}.`];
const WASHED_THROW: Texts = [`${AT} mosd.`, `Wash it ${AT}.`];
const WASHED_CURTAIN: Texts = [`${AT} mosd, és nedvesen akaszd vissza.`, `Wash it ${AT} and hang it back damp.`];
const SERVED: Texts = ['Enyhén nedves, majd száraz kendővel töröld át.', 'Wipe with a slightly damp, then a dry cloth.'];

/** What some kinds need instead, because they are used in another way. */
const OF_KIND: Readonly<Partial<Record<PictureKind, Readonly<Partial<Record<PictureMaterial, readonly Texts[]>>>>>> = {
  cushion: { fabric: [WASHED_COVER], cotton: [WASHED_COVER] },
  throw: { fabric: [WASHED_THROW], cotton: [WASHED_THROW], wool: [...OF_MATERIAL.wool, ['Ha kell, gyapjúprogramon mosd.', 'If need be, wash on the wool cycle.']] },
  curtain: { fabric: [WASHED_CURTAIN], cotton: [WASHED_CURTAIN] },
  'bed-linen': { fabric: [WASHED_LINEN], cotton: [WASHED_LINEN] },
  towel: { cotton: [WASHED_THROW] },
  'bath-mat': { cotton: [WASHED_THROW] },
  'laundry-basket': { cotton: [['Akaszd le, és a címkéje szerint mosd.', 'Unhook it and wash it as its label says.']] },
  basket: { cotton: [DAMP] },
  box: { cotton: [['Puha kefével portalanítsd, víz ne érje.', 'Dust with a soft brush; keep away from water.']] },
  rug: {
    fabric: [VACUUM_RUG, BLOT],
    wool: [VACUUM_RUG, BLOT, PROFESSIONAL],
    boucle: [VACUUM_RUG, BLOT, PROFESSIONAL],
    wicker: [VACUUM_RUG, ['Víz ne érje.', 'Keep it dry.']],
    cane: [VACUUM_RUG, ['A kiömlött vizet azonnal itasd fel.', 'Blot spilt water at once.']],
  },
  plate: { ceramic: TABLEWARE }, bowl: { ceramic: TABLEWARE }, mug: { ceramic: TABLEWARE }, jug: { ceramic: TABLEWARE },
  glass: { glass: [BY_HAND] }, carafe: { glass: [BY_HAND] }, vase: { glass: [BY_HAND], ceramic: [BY_HAND] },
  pot: { metal: [['Mosogatószeres vízzel mosd el, súrolószer nélkül.', 'Wash with washing-up liquid, without scouring agents.']] },
  pan: { metal: [SEASONED] },
  board: {
    wood: [['Kézzel mosd el, és állítva szárítsd.', 'Wash by hand and dry it standing up.'], ['Néhány havonta kend át élelmiszerbiztos olajjal.', 'Rub with food-safe oil every few months.']],
    stone: [['Kézzel mosd el semleges szappannal, és állítva szárítsd; savas tisztítót ne használj.', 'Wash by hand with neutral soap and dry it standing up; use no acidic cleaner.']],
  },
  tray: { wood: [SERVED, NO_DISHWASHER], lacquer: [SERVED, NO_DISHWASHER], metal: [SERVED, NO_DISHWASHER] },
  print: { paper: [['Az előlapot száraz, puha kendővel töröld át.', 'Wipe the front with a soft dry cloth.'], ['Tűző napra ne akaszd.', 'Don’t hang it in direct sun.']] },
  mirror: { glass: [['Száraz, mikroszálas kendővel töröld át.', 'Wipe with a dry microfibre cloth.']] },
};

/** Care instructions for a material of a kind of product. */
export function sentencesOf(kind: PictureKind, material: PictureMaterial): readonly Texts[] {
  return OF_KIND[kind]?.[material] ?? OF_MATERIAL[material];
}

/** The meaning of a line „Care” of the table of details for the body, if it differs from that of the material. */
export const OF_DETAIL: ReadonlyMap<string, readonly Texts[]> = new Map([
  ['dishwasher safe', [DISHWASHER]],
  ['clean with a dry brush', [['Száraz kefével tisztítsd, víz ne érje.', 'Clean with a dry brush; keep away from water.']]],
  ['clean with a bottle brush', [BY_HAND, ['A belsejét palackkefével tisztítsd.', 'Clean the inside with a bottle brush.']]],
  ['wash inside out at 30 °C', [WASHED_COVER]],
  ['wash at 30 °C, dry flat', [[`${AT} mosd, fektetve szárítsd.`, `Wash it ${AT} and dry it flat.`]]],
  ['vacuum; keep dry', [VACUUM_RUG, ['Víz ne érje.', 'Keep it dry.']]],
  ['vacuum; treat stains with soap foam', [VACUUM, ['A foltot szappanhabbal tisztítsd.', 'Treat stains with soap foam.']]],
  ['wash by hand', [BY_HAND]],
]);

/** Sentences that follow where the texts state that a cover comes off or a bag is washed. */
export const WASHABLE_COVER: Texts = [`A levehető huzatot ${AT} mosd.`, `Wash the removable cover ${AT}.`];
export const WASHABLE_RUG: Texts = [`${AT} mosd, fektetve szárítsd.`, `Wash it ${AT} and dry it flat.`];
export const INNER_BAG: Texts = [`A belső zsákot vedd ki, és ${AT} mosd.`, `Take the inner bag out and wash it ${AT}.`];

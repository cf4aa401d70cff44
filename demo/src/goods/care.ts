import type { PictureMaterial } from '../pictures/pictureSpec.ts';

type Texts = readonly [hu: string, en: string];

/** Care instructions for each material, one or two sentences each. */
const CARE: Readonly<Record<PictureMaterial, readonly Texts[]>> = {
  wood: [['Száraz vagy enyhén nedves kendővel töröld át, a szál irányában.', 'Wipe along the grain with a dry or slightly damp cloth.'], ['Évente egyszer olajozd át keményviaszolajjal.', 'Treat with hard wax oil once a year.']],
  lacquer: [['Nedves, majd száraz kendővel töröld át, súrolószer nélkül.', 'Wipe with a damp, then a dry cloth, without scouring agents.']],
  fabric: [['Hetente porszívózd át puha kefével.', 'Vacuum weekly with a soft brush.'], ['A foltot azonnal itasd fel, ne dörzsöld.', 'Blot spills at once; do not rub.']],
  cotton: [['Kifordítva mosd, 40 °C-on.', 'Wash inside out at 40 °C.'], ['Nedvesen simítsd ki, és vasalni sem kell.', 'Smooth it out while damp and it needs no ironing.']],
  boucle: [['Kefe nélküli fejjel porszívózd, hogy a hurkok ne húzódjanak ki.', 'Vacuum without a brush, so that no loop is pulled.'], ['A foltot azonnal itasd fel, ne dörzsöld.', 'Blot spills at once; do not rub.']],
  velvet: [['Puha kefével, a szál irányában keféld.', 'Brush along the pile with a soft brush.'], ['A lenyomódott szálat gőz fölött simítsd ki.', 'Lift a flattened pile with a little steam.']],
  leather: [['Száraz kendővel portalanítsd, évente egyszer kend át bőrbalzsammal.', 'Dust with a dry cloth and treat with leather balm once a year.'], ['Óvd a tűző naptól és a radiátortól.', 'Keep away from direct sun and radiators.']],
  wool: [['Szellőztesd gyakran: a gyapjú magától is tisztul.', 'Air it often: wool cleans itself.'], ['A foltot azonnal itasd fel hideg vízzel, ne dörzsöld.', 'Blot spills at once with cold water; do not rub.']],
  terry: [['60 °C-on mosd, öblítő nélkül: így puha marad.', 'Wash at 60 °C without fabric conditioner to keep it soft.']],
  cane: [['Puha kefével porold, fűtési időben néha permetezd be vízzel.', 'Dust with a soft brush and mist with water now and then in the heating season.']],
  wicker: [['Porszívóval vagy puha kefével portalanítsd.', 'Dust with a vacuum cleaner or a soft brush.'], ['Nedvesen ne tedd el.', 'Do not put it away damp.']],
  paper: [['Tollseprűvel portalanítsd, víz ne érje.', 'Use a feather duster; keep away from water.']],
  metal: [['Nedves, majd száraz kendővel töröld át.', 'Wipe with a damp, then a dry cloth.']],
  brass: [['Száraz kendővel töröld át; ha a fényét szereted, félévente rézápolóval.', 'Wipe with a dry cloth; if you like its shine, use brass polish twice a year.']],
  iron: [['Kézzel mosd el, töröld szárazra, és kend át vékonyan olajjal.', 'Wash by hand, wipe dry and rub thinly with oil.']],
  enamel: [['Kézzel mosd, fémeszközt ne használj rajta.', 'Wash by hand and use no metal utensils on it.']],
  ceramic: [['Langyos vízzel, puha szivaccsal mosd; a hirtelen hőváltozást nem szereti.', 'Wash with lukewarm water and a soft sponge; it dislikes sudden changes of heat.']],
  glass: [['Langyos vízzel és puha kendővel tisztítsd.', 'Clean with lukewarm water and a soft cloth.']],
  stone: [['Semleges szappannal mosd, savas tisztítót ne használj.', 'Wash with neutral soap; use no acidic cleaner.']],
  wax: [['Huzattól óvd, a kanócot gyújtás előtt vágd 5 mm-re.', 'Keep out of draughts and trim the wick to 5 mm before lighting.']],
  foliage: [['Világos helyre tedd, tűző napra ne.', 'Give it a bright place out of harsh sun.'], ['Akkor öntözd, amikor a föld felső két centije már száraz.', 'Water when the top two centimetres of soil are dry.']],
};

/** Care instructions for the given materials; each sentence once. */
export function careOf(materials: readonly PictureMaterial[]): { readonly hu: readonly string[]; readonly en: readonly string[] } {
  const texts = [...new Set(materials)].flatMap((material) => CARE[material]);
  return { hu: [...new Set(texts.map(([hu]) => hu))], en: [...new Set(texts.map(([, en]) => en))] };
}

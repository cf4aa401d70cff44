import type { PictureMaterial } from '../pictures/pictureSpec.ts';

type Texts = readonly [hu: string, en: string];

/** How each material is looked after, a sentence or two each. */
const CARE: Readonly<Record<PictureMaterial, readonly Texts[]>> = {
  wood: [['Száraz vagy enyhén nedves kendővel törölje át, a szál irányában.', 'Wipe along the grain with a dry or slightly damp cloth.'], ['Évente egyszer olajozza át keményviaszolajjal.', 'Treat with hard wax oil once a year.']],
  fabric: [['Hetente porszívózza puha kefével.', 'Vacuum weekly with a soft brush.'], ['A foltot azonnal itassa fel, ne dörzsölje.', 'Blot spills at once; do not rub.']],
  boucle: [['Porszívózza kefe nélküli fejjel, hogy a hurkok ne húzódjanak ki.', 'Vacuum without a brush, so that no loop is pulled.'], ['A foltot azonnal itassa fel, ne dörzsölje.', 'Blot spills at once; do not rub.']],
  velvet: [['Puha kefével, a szál irányában kefélje.', 'Brush along the pile with a soft brush.'], ['A lenyomódott szálat gőz fölött simítsa ki.', 'Lift a flattened pile with a little steam.']],
  leather: [['Portalanítsa száraz kendővel, évente egyszer kenje át bőrbalzsammal.', 'Dust with a dry cloth and treat with leather balm once a year.'], ['Tűző naptól és radiátortól óvja.', 'Keep away from direct sun and radiators.']],
  metal: [['Nedves, majd száraz kendővel törölje át.', 'Wipe with a damp, then a dry cloth.']],
  brass: [['Száraz kendővel törölje; ha a fényét szereti, félévente rézápolóval.', 'Wipe with a dry cloth; if you like its shine, use brass polish twice a year.']],
  ceramic: [['Mosogatógépben mosható, a hirtelen hőváltozást nem szereti.', 'Dishwasher safe, but it dislikes sudden changes of heat.']],
  glass: [['Langyos vízzel és puha kendővel tisztítsa.', 'Clean with lukewarm water and a soft cloth.']],
  stone: [['Semleges szappannal mossa, savas tisztítót ne használjon.', 'Wash with neutral soap; use no acidic cleaner.'], ['A bort és a kávét azonnal törölje fel.', 'Wipe up wine and coffee at once.']],
  cane: [['Puha kefével porolja, fűtési időben néha permetezze be vízzel.', 'Dust with a soft brush and mist with water now and then in the heating season.']],
  wicker: [['Porszívóval vagy puha kefével portalanítsa.', 'Dust with a vacuum cleaner or a soft brush.'], ['Nedvesen ne tárolja, hogy ne penészedjen.', 'Do not put it away damp.']],
  paper: [['Tolltörlővel portalanítsa, víz ne érje.', 'Use a feather duster; keep away from water.']],
  wool: [['Szellőztesse gyakran, mosni ritkán, 30 °C-on, gyapjúprogramon kell.', 'Air it often and wash it seldom, at 30 °C on a wool programme.']],
  terry: [['60 °C-on mosható, öblítő nélkül puhább marad.', 'Wash at 60 °C; it stays softer without fabric conditioner.']],
  cotton: [['40 °C-on, kifordítva mossa.', 'Wash inside out at 40 °C.'], ['Kissé nedvesen vasalja.', 'Iron while slightly damp.']],
  lacquer: [['Nedves, majd száraz kendővel törölje át, súrolószert ne használjon.', 'Wipe with a damp, then a dry cloth; use no scouring agent.']],
  enamel: [['Kézzel mosogassa, fémeszközt ne használjon rajta.', 'Wash by hand and use no metal utensils on it.']],
  iron: [['Kézzel mosogassa, törölje szárazra, és kenje át vékonyan olajjal.', 'Wash by hand, wipe dry and rub thinly with oil.']],
  foliage: [['Világos helyre tegye, tűző napra ne.', 'Give it a bright place out of direct sun.'], ['Akkor öntözze, amikor a föld felső két centije már száraz.', 'Water when the top two centimetres of soil are dry.']],
  wax: [['Huzattól óvja, a kanócot gyújtás előtt vágja 5 mm-re.', 'Keep out of draughts and trim the wick to 5 mm before lighting.']],
};

/** How to look after something made of the given materials; no sentence twice. */
export function careOf(materials: readonly PictureMaterial[]): { readonly hu: readonly string[]; readonly en: readonly string[] } {
  const texts = [...new Set(materials)].flatMap((material) => CARE[material]);
  return { hu: [...new Set(texts.map(([hu]) => hu))], en: [...new Set(texts.map(([, en]) => en))] };
}

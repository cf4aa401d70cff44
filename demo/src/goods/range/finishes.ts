import type { Carrier, Finish } from './material.ts';

/** Covers of seats, beds and cushions. */
export const UPHOLSTERY = {
  linen: {
    body: 'fabric', name: ['lenkeverék', 'linen blend'], colors: ['oat', 'moss', 'mist', 'graphite', 'linen', 'terracotta'], price: 1,
    note: ['A lenkeverék huzat nyáron hűvös, és használat közben egyre puhább.', 'The linen blend stays cool in summer and softens with use.'],
  },
  wool: {
    body: 'fabric', name: ['gyapjúszövet', 'wool weave'], colors: ['dove', 'ink', 'terracotta', 'sage', 'honey'], price: 1.12,
    note: ['A sűrű gyapjúszövetbe nem ivódik be azonnal a víz, így van idő felitatni.', 'Water does not soak into the dense wool weave at once, so there is time to blot it.'],
  },
  boucle: {
    body: 'boucle', name: ['gyapjúbuklé', 'wool bouclé'], colors: ['chalk', 'sand', 'sage', 'blush'], price: 1.25,
    note: ['A vastag buklé minden hurka gyapjú: télen melegít, nyáron szellőzik.', 'Every loop of the thick bouclé is wool: warm in winter, airy in summer.'],
  },
  velvet: {
    body: 'velvet', name: ['pamutbársony', 'cotton velvet'], colors: ['pine', 'plum', 'ink', 'honey', 'paprika'], price: 1.18,
    note: ['A pamutbársony színe napszakonként más, és megőrzi a kéz nyomát.', 'Cotton velvet changes colour with the hour and keeps the trace of a hand.'],
  },
  leather: {
    body: 'leather', name: ['növényi cserzésű marhabőr', 'vegetable-tanned cowhide'], colors: ['cognac', 'black', 'sand'], price: 1.7,
    note: ['A növényi cserzésű bőr az évekkel sötétebb és fényesebb lesz.', 'Vegetable-tanned leather grows darker and glossier with the years.'],
  },
} as const satisfies Record<string, Finish>;

/** Tops, carcasses and frames of solid wood or veneer. */
export const WOOD = {
  oak: {
    body: 'wood', name: ['olajozott tölgy', 'oiled oak'], colors: ['oak'], price: 1,
    note: ['A tölgyet keményviaszolajjal kezeljük: tapintásra fa marad, és otthon is újra lehet olajozni.', 'The oak is finished with hard wax oil: it still feels like wood, and it can be oiled again at home.'],
  },
  smokedOak: {
    body: 'wood', name: ['füstölt tölgy', 'smoked oak'], colors: ['smokedOak'], price: 1.12,
    note: ['A füstölt tölgy nem pácolt: a fa saját cserzőanyaga sötétedik meg, teljes mélységében.', 'Smoked oak is not stained: the tannin of the wood itself has darkened, all the way through.'],
  },
  walnut: {
    body: 'wood', name: ['dió', 'walnut'], colors: ['walnut'], price: 1.3,
    note: ['A dió rajzolata minden darabon más, a két egyforma lap ritkaság.', 'The figure of walnut differs from piece to piece; two alike are a rarity.'],
  },
  ash: {
    body: 'wood', name: ['kőris', 'ash'], colors: ['ash'], price: 0.96,
    note: ['A kőris világos és rugalmas, az erezete határozott.', 'Ash is pale and springy, with a decided grain.'],
  },
  beech: {
    body: 'wood', name: ['bükk', 'beech'], colors: ['beech'], price: 0.9,
    note: ['A bükk sűrű és egyenletes, jól tűri a mindennapokat.', 'Beech is dense and even and takes daily life well.'],
  },
  lacquer: {
    body: 'lacquer', name: ['matt festett nyír', 'matt lacquered birch'], colors: ['chalk', 'pine', 'ink', 'graphite', 'blush'], price: 0.94,
    note: ['A matt, vízbázisú festéken nem marad ujjlenyomat.', 'The matt water-based lacquer shows no fingerprints.'],
  },
} as const satisfies Record<string, Finish>;

/** Legs and frames. */
export const LEGS = {
  oak: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgylábak', 'oak legs'] },
  walnut: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diólábak', 'walnut legs'] },
  beech: { surface: ['wood', 'beech'], name: ['bükk', 'beech'], part: ['bükklábak', 'beech legs'] },
  ash: { surface: ['wood', 'ash'], name: ['kőris', 'ash'], part: ['kőrislábak', 'ash legs'] },
  smokedOak: { surface: ['wood', 'smokedOak'], name: ['füstölt tölgy', 'smoked oak'], part: ['füstölt tölgylábak', 'smoked oak legs'] },
  black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acéllábak', 'black steel legs'] },
  brass: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acél', 'brass-plated steel'], part: ['sárgarézbevonatú lábak', 'brass-plated legs'] },
} as const satisfies Record<string, Carrier>;

/** A product made of one wood: its texts mention only the wood. */
export const ONE_WOOD = {
  oak: { surface: ['wood', 'oak'], name: WOOD.oak.name, part: ['', ''] },
  smokedOak: { surface: ['wood', 'smokedOak'], name: WOOD.smokedOak.name, part: ['', ''] },
  walnut: { surface: ['wood', 'walnut'], name: WOOD.walnut.name, part: ['', ''] },
  ash: { surface: ['wood', 'ash'], name: WOOD.ash.name, part: ['', ''] },
  beech: { surface: ['wood', 'beech'], name: WOOD.beech.name, part: ['', ''] },
} as const satisfies Record<string, Carrier>;

import type { Carrier, Finish } from '../range/material.ts';

/** Materials of lamp shades. */
export const SHADES = {
  linen: {
    body: 'fabric', name: ['mosott len', 'washed linen'], colors: ['linen', 'oat', 'terracotta', 'moss', 'blush'], price: 1,
    note: ['A len melegre szűri a fényt, és bekapcsolva a szövés minden szála kirajzolódik.', 'Linen filters the light to a warm tone and, once lit, shows every thread of its weave.'],
  },
  raffia: {
    body: 'wicker', name: ['font rafia', 'woven raffia'], colors: ['sand', 'rattan'], price: 1.1,
    note: ['A rafiaszálak között kiszűrődő fény apró, mozgalmas árnyékot rajzol a falra.', 'Light slips between the strands of raffia and scatters small, lively shadows on the wall.'],
  },
  willow: {
    body: 'wicker', name: ['font fűz', 'woven willow'], colors: ['sand', 'cognac'], price: 1.1,
    note: ['A hántolt fűzvesszőt nedvesen fonják, száradás közben feszül formára.', 'The peeled willow is woven wet and tightens into shape as it dries.'],
  },
  cane: {
    body: 'cane', name: ['nádfonat', 'cane'], colors: ['rattan'], price: 1.15,
    note: ['A nádfonat nappal könnyű rács, este pedig mintás fény a falon.', 'By day the cane is a light lattice; by night it is a pattern on the wall.'],
  },
  paper: {
    body: 'paper', name: ['rizspapír', 'rice paper'], colors: ['chalk', 'oat'], price: 1,
    note: ['A rizspapírt kézzel ragasztják a bambuszabroncsokra, ezért nincs két teljesen egyforma lámpa.', 'The rice paper is glued to its bamboo hoops by hand, so no two lamps are quite alike.'],
  },
  steel: {
    body: 'lacquer', name: ['porfestett acél', 'powder-coated steel'], colors: ['chalk', 'pine', 'paprika', 'ink', 'graphite'], price: 1,
    note: ['A porfestés matt, és nem látszik meg rajta az ujjlenyomat.', 'The powder coating is matt and shows no fingerprints.'],
  },
  brushedSteel: {
    body: 'metal', name: ['szálcsiszolt acél', 'brushed steel'], colors: ['steel'], price: 1.08,
    note: ['A szálcsiszolt acél tompán csillan, a finom karcok elvesznek a rajzolatában.', 'Brushed steel has a muted shine, and fine scratches disappear into its grain.'],
  },
  brass: {
    body: 'brass', name: ['szálcsiszolt sárgaréz', 'brushed brass'], colors: ['brass'], price: 1.3,
    note: ['A lakkozatlan sárgaréz idővel mézszínűre sötétedik, de bármikor visszafényezhető.', 'The unlacquered brass darkens to the colour of honey and can be polished back at any time.'],
  },
  opal: {
    body: 'glass', name: ['opálüveg', 'opal glass'], colors: ['white'], price: 1.1,
    note: ['A szájjal fújt opálüveg egész felületén világít, az izzó nem látszik át rajta.', 'The mouth-blown opal glass glows all over, and the bulb never shows through.'],
  },
  tinted: {
    body: 'glass', name: ['színezett tejüveg', 'tinted milk glass'], colors: ['smoke', 'honey', 'blush'], price: 1.15,
    note: ['A tejüveget anyagában színezik, így a fény is átveszi az árnyalatát.', 'The milk glass is coloured right through, so the light takes on its tint.'],
  },
  travertine: {
    body: 'stone', name: ['travertin', 'travertine'], colors: ['travertine'], price: 1.35,
    note: ['A travertin pórusait nem tömítik: a súroló fényben minden mélyedésük látszik.', 'The pores of the travertine are left open, and the grazing light picks out every one.'],
  },
} as const satisfies Record<string, Finish>;

/** Bases of lamps. */
export const BASES = {
  blackBase: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete talp', 'black base'] },
  brassBase: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz talp', 'brass base'] },
  oakBase: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgytalp', 'oak base'] },
  walnutBase: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diótalp', 'walnut base'] },
  travertineBase: { surface: ['stone', 'travertine'], name: ['travertin', 'travertine'], part: ['travertintalp', 'travertine base'] },
  marbleBase: { surface: ['stone', 'marble'], name: ['fehér márvány', 'white marble'], part: ['márványtalp', 'marble base'] },
} as const satisfies Record<string, Carrier>;

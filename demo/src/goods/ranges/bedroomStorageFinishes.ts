import { LEGS, WOOD } from '../range/finishes.ts';
import type { Carrier, Finish } from '../range/material.ts';

/** Legs of the same wood as the body, so that a list of materials contains the wood once. */
export const SAME_LEGS = {
  oak: { ...LEGS.oak, name: WOOD.oak.name },
  smokedOak: { ...LEGS.smokedOak, name: WOOD.smokedOak.name },
  walnut: { ...LEGS.walnut, name: WOOD.walnut.name },
  ash: { ...LEGS.ash, name: WOOD.ash.name },
  beech: { ...LEGS.beech, name: WOOD.beech.name },
} as const satisfies Record<string, Carrier>;

/** Frames and carcasses of wood around another material, or entirely of one wood. */
export const FRAMES = {
  oak: { surface: ['wood', 'oak'], name: WOOD.oak.name, part: ['tölgykeret', 'oak frame'] },
  smokedOak: { surface: ['wood', 'smokedOak'], name: WOOD.smokedOak.name, part: ['füstölt tölgykeret', 'smoked oak frame'] },
  walnut: { surface: ['wood', 'walnut'], name: WOOD.walnut.name, part: ['diókeret', 'walnut frame'] },
  ash: { surface: ['wood', 'ash'], name: WOOD.ash.name, part: ['kőriskeret', 'ash frame'] },
  beech: { surface: ['wood', 'beech'], name: WOOD.beech.name, part: ['bükkfa keret', 'beech frame'] },
  black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acélváz', 'black steel frame'] },
  brass: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acél', 'brass-plated steel'], part: ['sárgaréz váz', 'brass frame'] },
} as const satisfies Record<string, Carrier>;

/** Panels of cane in a frame. */
export const CANE = {
  body: 'cane', name: ['nádfonat', 'woven cane'], colors: ['rattan'], price: 1.16,
  note: ['A nádat nedvesen feszítik a keretbe, száradás közben húzza magát simára.', 'The cane is stretched into its frame while wet and pulls itself smooth as it dries.'],
} as const satisfies Finish;

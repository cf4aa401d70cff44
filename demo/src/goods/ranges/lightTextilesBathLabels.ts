import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { localized } from '../localized.ts';

/** Labels of the table of details for lamps, textiles and the bathroom. */
export const ROOM_LABELS = {
  shade: localized('Búra átmérője', 'Shade diameter'),
  reach: localized('Kinyúlás', 'Reach'),
  switch: localized('Kapcsoló', 'Switch'),
  protection: localized('Védettség', 'Protection'),
  battery: localized('Üzemidő', 'Battery life'),
  charging: localized('Töltés', 'Charging'),
  edges: localized('Szélek', 'Edges'),
  underside: localized('Hátoldal', 'Underside'),
  underlay: localized('Alátét', 'Underlay'),
  closure: localized('Záródás', 'Closure'),
  density: localized('Anyagsűrűség', 'Weight of cloth'),
  weave: localized('Szövés', 'Weave'),
  duvetCover: localized('Paplanhuzat', 'Duvet cover'),
  pillowcases: localized('Párnahuzatok', 'Pillowcases'),
  heading: localized('Felső szegély', 'Heading'),
  light: localized('Fényáteresztés', 'Light'),
  panel: localized('Egy szárny mérete', 'Each curtain'),
  rod: localized('Karnis', 'Curtain pole'),
  loop: localized('Akasztó', 'Hanging loop'),
  towel: localized('Egy törölköző mérete', 'Each towel'),
  inner: localized('Belső zsák', 'Inner bag'),
  parts: localized('Részei', 'Parts'),
} as const;

export const SMALL_BULB = detail(LABELS.bulb, '2700 K-es LED, legfeljebb 7 W (nem tartozék)', '2700 K LED, up to 7 W (not included)');
export const WIRED_CEILING = detail(LABELS.mounting, 'mennyezetre, villanyszerelő kösse be', 'to the ceiling, wired by an electrician');
export const WIRED_WALL = detail(LABELS.mounting, 'falra, villanyszerelő kösse be', 'to the wall, wired by an electrician');
export const HOOK_AND_PLUG = detail(LABELS.mounting, 'falra csavarozható, villásdugós kábellel', 'screws to the wall, with a cable and plug');

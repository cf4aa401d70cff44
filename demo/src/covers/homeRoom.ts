import type { Cover } from './cover.ts';
import { product } from './cover.ts';

/** The room of the home page. Everything in it is for sale; the products are in the order of reading. */
export const HOME_ROOM: Cover = {
  wall: '#66766A', floor: '#C9A57B', flooring: 'herringbone', wallZ: -960, sunAt: [-250, 950, -500], windowScale: 1.5,
  products: [
    product('DER-OSTORFA-SMALL-ARC-FLOOR-LAMP', [-1560, 0, -640]),
    product('IRA-TORNAC-FRAMED-PRINT-50-70', [-330, 1130, -950]),
    product('ZSO-SUSOGO-KENTIA-PALM-160-CM', [1600, 0, -640]),
    product('SZO-KENDERIKE', [-700, 440, -470], 0.1),
    product('VAC-SZERU-WIDE-THREE-SEAT-SOFA', [0, 0, -440]),
    product('HAR-ERKELY-LOUNGE-CHAIR', [1600, 6, 760], -0.95),
    product('HAR-ARTER-COFFEE-TABLE-130-70', [60, 6, 640]),
    product('SZO-NYUST-RUG-170-240', [60, 0, 560], Math.PI / 2),
  ],
  view: { look: [60, 790, -180], span: 4480, yaw: 0.12, pitch: 0.17 },
};

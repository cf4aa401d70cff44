import type { Design, Model } from '../rendering/model.ts';
import { softBox } from '../rendering/softBox.ts';
import type { PictureSpec } from '../pictureSpec.ts';

/** As thick as a picture can show, in millimetres. */
const THICKNESS = 7;

/** A flat piece of a cover, on a second one that shows its edge. */
function swatch(spec: PictureSpec): Model {
  const [x, z] = [spec.size.width / 2, spec.size.depth / 2];
  const piece = (shift: number, level: number) =>
    softBox([-x + shift, level * THICKNESS, -z - shift], [x + shift, (level + 1) * THICKNESS, z - shift], spec.body, { radius: THICKNESS / 2, divisions: 10 });
  return { parts: [piece(9, 0), piece(0, 1)], mount: 'floor', focus: { at: [x * 0.4, THICKNESS * 2, z * 0.4], share: 0.5 } };
}

export const SWATCHES: readonly Design[] = [swatch];

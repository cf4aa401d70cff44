import { block } from '../rendering/block.ts';
import { disc } from '../rendering/lathe.ts';
import { gridOf, gridTriangles } from '../rendering/mesh.ts';
import type { Model } from '../rendering/model.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod } from '../rendering/sweep.ts';
import type { PictureKind, PictureMaterial, PictureSpec, Surface } from '../pictureSpec.ts';
import { CLEAR_BELL } from './lamps.ts';

const CLOTHS: ReadonlySet<PictureMaterial> = new Set(['fabric', 'cotton', 'boucle', 'velvet', 'leather', 'wool', 'terry']);
const LAMPS: ReadonlySet<PictureKind> = new Set(['floor-lamp', 'table-lamp', 'pendant-lamp', 'wall-lamp']);
const METALS: ReadonlySet<PictureMaterial> = new Set(['metal', 'brass', 'iron']);

/** Cloth with three soft folds, over a piece of itself that shows its edge. */
function clothSample(surface: Surface): readonly Part[] {
  const folds = gridOf(60, 40, (u, v) => {
    const wave = Math.max(0, Math.sin((u * 1.25 + v * 0.25) * Math.PI * 2)) ** 2;
    return [-130 + 260 * u, 16 + 34 * wave * (0.4 + 0.6 * v), -100 + 210 * v - 10 * wave];
  });
  return [softBox([-150, 0, -130], [140, 9, 120], surface, { radius: 4, divisions: 10 }), partOf(gridTriangles(folds.map((row) => row.toReversed())), { surface, isThin: true, grain: 'x' })];
}

/** Two tiles of a hard material, one on the other. */
function tileSample(surface: Surface): readonly Part[] {
  return [block([-150, 0, -130], [140, 16, 120], surface, { grain: 'x', bevel: 3 }), block([-96, 16, -150], [60, 30, 10], surface, { grain: 'z', bevel: 3 })];
}

/** A small piece of the second material: a tube of metal, a block of wood, a disc of anything else. */
function smallSample(surface: Surface): readonly Part[] {
  if (METALS.has(surface.material)) return [rod([60, 34, 150], [196, 34, -30], 17, 17, surface), rod([104, 34, 168], [240, 34, -12], 17, 17, surface)];
  if (surface.material === 'wood' || surface.material === 'lacquer') return [block([70, 9, 30], [220, 47, 92], surface, { grain: 'x', bevel: 5 })];
  return CLOTHS.has(surface.material) ? [softBox([60, 9, 20], [220, 22, 160], surface, { radius: 6, divisions: 10 })] : [disc([150, 12, 90], 66, 18, surface)];
}

/** Samples of a product's materials in its colours, as they lie on a designer's table. */
export function materialSamples({ kind, design, body, frame }: PictureSpec): Model {
  // Leaves are no material of the pot.
  const isOne = frame.material === 'foliage' || (body.material === frame.material && body.hex === frame.hex);
  const isOpal = LAMPS.has(kind) && body.material === 'glass' && !(kind === 'pendant-lamp' && design === CLEAR_BELL);
  const shown: Surface = isOpal ? { ...body, material: 'ceramic' } : body;
  const main = CLOTHS.has(shown.material) ? clothSample(shown) : tileSample(shown);
  return { parts: [...main, ...(isOne ? [] : smallSample(frame))], mount: 'floor', focus: { at: [0, 20, 0], share: 0.5 } };
}

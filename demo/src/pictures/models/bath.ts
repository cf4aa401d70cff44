import { block } from '../rendering/block.ts';
import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod, smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { BRASS } from '../companions.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';

const METALS: readonly string[] = ['metal', 'brass', 'iron'];

/** The pump is of the frame's metal, or of brass. */
function pumpMetal(frame: Surface): Surface {
  return METALS.includes(frame.material) ? frame : BRASS;
}

function bottle(radius: number, height: number, spec: PictureSpec, at: Vec3): readonly Part[] {
  const [x, , z] = at;
  const shoulder = height * 0.68;
  const metal = pumpMetal(spec.frame);
  return [
    lathe(smoothProfile([[radius * 0.94, 0], [radius, 6], [radius, shoulder * 0.86], [radius * 0.8, shoulder * 0.97], [radius * 0.34, shoulder]], 5), spec.body, { at }),
    lathe([[0, shoulder], [radius * 0.36, shoulder], [radius * 0.36, shoulder + 14], [0, shoulder + 16]], metal, { at, segments: 32 }),
    rod([x, at[1] + shoulder + 12, z], [x, at[1] + height - 6, z], 4, 4, metal),
    tube(smoothCurve([[x - 8, at[1] + height - 6, z], [x + 8, at[1] + height - 4, z], [x + radius * 0.9, at[1] + height - 8, z], [x + radius * 1.1, at[1] + height - 20, z]]), (share) => 7 - 2.5 * share, metal),
  ];
}

function tumbler(radius: number, height: number, spec: PictureSpec, at: Vec3): readonly Part[] {
  const [x, y, z] = at;
  const brush = (dx: number, dz: number, hex: string): readonly Part[] => [
    rod([x - dx * 0.4, y + 10, z - dz * 0.4], [x + dx, y + height * 1.75, z + dz], 4, 4.5, { material: 'lacquer', hex }, { isProp: true }),
    block([x + dx - 5, y + height * 1.6, z + dz + 3], [x + dx + 5, y + height * 1.78, z + dz + 14], { material: 'paper', hex: '#F5F2EC' }, { bevel: 2, isProp: true }),
  ];
  return [lathe([[0, 0], [radius * 0.9, 0], [radius * 0.96, 6], [radius, height], [radius - 5, height], [radius - 6, 10], [0, 10]], spec.body, { at, isThin: true }), ...brush(radius * 0.5, -radius * 0.2, '#CDBD9F'), ...brush(-radius * 0.55, radius * 0.1, '#8EA1AA')];
}

function dish(width: number, depth: number, height: number, spec: PictureSpec, at: Vec3): readonly Part[] {
  const [x, y, z] = at;
  return [
    softBox([x - width / 2, y, z - depth / 2], [x + width / 2, y + height, z + depth / 2], spec.body, { radius: height * 0.48, bulge: [4, -height * 0.3, 4], divisions: 10 }),
    softBox([x - width * 0.3, y + height * 0.72, z - depth * 0.27], [x + width * 0.3, y + height * 0.72 + 24, z + depth * 0.27], { material: 'wax', hex: '#EDE3CF' }, { radius: 11, bulge: [3, 5, 3], divisions: 8, isProp: true }),
  ];
}

/** A bottle with a pump. */
function pumpBottle(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  return { parts: bottle(Math.min(width, depth) / 2, height, spec, [0, 0, 0]), mount: 'floor', focus: { at: [0, height * 0.8, 20], share: 0.5 } };
}

/** A cup with two toothbrushes. */
function brushCup(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  return { parts: tumbler(Math.min(width, depth) / 2, height, spec, [0, 0, 0]), mount: 'floor', focus: { at: [0, height, 20], share: 0.5 } };
}

/** A dish with a cake of soap. */
function soapDish(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  return { parts: dish(width, depth, Math.max(20, height), spec, [0, 0, 0]), mount: 'floor', focus: { at: [0, height, depth * 0.4], share: 0.5 } };
}

/** Bottle, cup and dish together on a tray. */
function bathSet(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const radius = Math.min(width * 0.14, depth * 0.3, 38);
  return {
    parts: [block([-width / 2, 0, -depth / 2], [width / 2, 12, depth / 2], spec.frame, { grain: 'x', bevel: 5 }), ...bottle(radius, height - 12, spec, [-width * 0.32, 12, 0]), ...tumbler(radius, height * 0.5, spec, [0, 12, -4]), ...dish(width * 0.3, depth * 0.62, 22, spec, [width * 0.32, 12, 4])],
    mount: 'floor',
    focus: { at: [-width * 0.2, height * 0.6, 20], share: 0.5 },
  };
}

export const DISPENSERS: readonly Design[] = [pumpBottle, brushCup, soapDish, bathSet];

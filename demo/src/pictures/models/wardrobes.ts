import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod } from '../rendering/sweep.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { BOARD, carcass, door, doors, drawerFront, focusOnHandle, METALS, slats } from './carcass.ts';
import { cornerLegs, divide } from './pieces.ts';

/** Cane is always the panel of a door; the other surface is the body around it. */
function withCanePanels(spec: PictureSpec): PictureSpec {
  return spec.design === 2 && spec.body.material !== 'cane' ? { ...spec, body: spec.frame, frame: spec.body } : spec;
}

function wardrobe(given: PictureSpec): Model {
  const spec = withCanePanels(given);
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const count = width >= 1400 ? 3 : 2;
  const leg = 90;
  const hasCane = spec.design === 2;
  const split = spec.design === 3 ? height * 0.3 : leg + 8;
  const drawers = spec.design === 3 ? divide(-x + 8, x - 8, spec.count ?? 2).flatMap(([left, right]) => drawerFront([left + 3, leg + 8, z - BOARD], [right - 3, split - 6, z], spec.body, METALS.has(spec.frame.material) ? spec.frame : undefined)) : [];
  return {
    parts: [...cornerLegs(x - 60, z - 60, leg, 22, spec.frame, 0.05), carcass(spec, leg, hasCane), ...drawers, ...doors(spec, split, height - 8, count, hasCane ? spec.body : undefined)],
    mount: 'floor',
    focus: focusOnHandle(spec),
  };
}

/** Ribbed doors without knobs. */
function ribbedWardrobe(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const doorCount = width >= 1400 ? 3 : 2;
  const fronts = divide(-x + 10, x - 10, doorCount).flatMap(([from, to]) => [block([from + 2, 70, z - BOARD], [to - 2, height - 24, z - BOARD + 6], spec.body, { grain: 'y', role: 'door' }), ...slats([from + 3, 70, z - BOARD], [to - 3, height - 24, z], spec.body)]);
  return { parts: [block([-x + 20, 0, -z + 20], [x - 20, 62, z - 40], spec.frame), carcass(spec, 62), ...fronts, block([-x, height - 22, -z], [x, height, z + 4], spec.body, { grain: 'x' })], mount: 'floor', focus: focusOnHandle(spec) };
}

/** Two doors, and an open side with a rail and shelves. */
function openWardrobe(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const split = x - Math.min(620, width * 0.4);
  const coats = ['#8EA1AA', '#CDBD9F', '#55524E', '#BC6F4F'].map((hex, index) =>
    [softBox([split + 70 + index * 78, height * 0.42 + (index % 2) * 60, -z + 90], [split + 104 + index * 78, height - 190, z - 60], { material: 'cotton', hex }, { radius: 14, bulge: [6, 0, 0], isProp: true }), rod([split + 87 + index * 78, height - 210, 0], [split + 87 + index * 78, height - 122, 0], 4, 4, spec.frame, { isProp: true })]).flat();
  return {
    parts: [
      ...cornerLegs(x - 60, z - 60, 90, 22, spec.frame, 0.05),
      block([-x, 90, -z], [split, height, z - BOARD], spec.body, { grain: 'y' }),
      ...divide(-x + 8, split - 4, 2).flatMap(([from, to], index) => door([from + 3, 98, z - BOARD], [to - 3, height - 8, z], spec.body, index === 0 ? 'right' : 'left')),
      block([split, 90, -z], [x, height, -z + 14], spec.body, { grain: 'y' }),
      block([x - BOARD, 90, -z], [x, height, z], spec.body, { grain: 'y' }),
      block([split, height - BOARD, -z], [x, height, z], spec.body, { grain: 'x' }),
      block([split, 90, -z], [x, 90 + BOARD, z], spec.body, { grain: 'x' }),
      block([split, height * 0.3, -z], [x - BOARD, height * 0.3 + BOARD, z - 10], spec.body, { grain: 'x' }),
      rod([split, height - 130, 0], [x - BOARD, height - 130, 0], 11, 11, spec.frame),
      ...coats,
      softBox([split + 60, height * 0.3 + BOARD, -z + 60], [x - 90, height * 0.3 + 130, z - 60], { material: 'wool', hex: '#E0D5C2' }, { radius: 26, bulge: [4, 8, 4], isProp: true }),
    ],
    mount: 'floor',
    focus: { at: [split + 200, height * 0.5, z], share: 0.4 },
  };
}

export const WARDROBES: readonly Design[] = [wardrobe, wardrobe, wardrobe, ribbedWardrobe, openWardrobe];

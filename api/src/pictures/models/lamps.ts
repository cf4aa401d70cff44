import { disc, lathe, smoothProfile } from '../drawing/lathe.ts';
import type { Profile } from '../drawing/lathe.ts';
import type { Design, Model } from '../drawing/model.ts';
import type { Part } from '../drawing/part.ts';
import { rod, smoothCurve, tube } from '../drawing/sweep.ts';
import type { Vec3 } from '../drawing/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { forDesign } from './pieces.ts';

const GLOW = '#FFE9C2';

/** A shade that is lit from inside: open above and below, warmer towards its middle. */
function shade(profile: Profile, at: Vec3, surface: Surface): Part {
  const heights = profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const isLit = surface.material === 'fabric' || surface.material === 'paper' || surface.material === 'glass' || surface.material === 'cane';
  return lathe(profile, surface.material === 'glass' ? { material: 'paper', hex: surface.hex } : surface, {
    at,
    isThin: true,
    castsNoShadow: true,
    exposure: (point) => {
      const share = (point[1] - at[1] - low) / Math.max(1, high - low);
      return isLit ? 0.96 + 0.12 * Math.sin(Math.PI * Math.min(1, Math.max(0, share))) : 1;
    },
  });
}

function bulb(at: Vec3, radius: number): Part {
  return lathe(smoothProfile([[0, -radius], [radius * 0.8, -radius * 0.6], [radius, 0], [radius * 0.8, radius * 0.6], [0, radius]]), { material: 'paper', hex: GLOW }, { at, castsNoShadow: true, segments: 24, exposure: () => 1.35 });
}

function sphere(radius: number): Profile {
  return Array.from({ length: 15 }, (_point, index) => {
    const angle = (index / 14 - 0.5) * Math.PI;
    return [Math.max(0.5, Math.cos(angle) * radius), Math.sin(angle) * radius] as const;
  });
}

/** The hanging shapes: dome, paper globe, bell. */
function hangingShade(spec: PictureSpec): Part {
  const { body, size } = spec;
  const [radius, height] = [size.width / 2, size.height];
  const profile = forDesign<Profile>(spec, [
    smoothProfile([[radius, 0], [radius * 0.94, height * 0.28], [radius * 0.68, height * 0.66], [radius * 0.26, height * 0.92], [14, height]]),
    sphere(1).map(([r, y]) => [r * radius, (y + 1) * (height / 2)] as const),
    smoothProfile([[radius, 0], [radius * 0.72, height * 0.2], [radius * 0.56, height * 0.55], [radius * 0.42, height * 0.86], [16, height]]),
  ]);
  return shade(profile, [0, 0, 0], body);
}

function pendantLamp(spec: PictureSpec): Model {
  const { height, width } = spec.size;
  const cord = { ...rod([0, height, 0], [0, height * 3 + 900, 0], 4, 4, spec.frame), isBeyondPicture: true, castsNoShadow: true };
  const cap = lathe([[0, height - 10], [24, height - 10], [20, height + 46], [0, height + 50]], spec.frame, { segments: 24, castsNoShadow: true });
  const inside = spec.design === 2 ? [] : [bulb([0, height * 0.2, 0], Math.min(60, width * 0.14))];
  return { parts: [cord, ...inside, hangingShade(spec), cap], mount: 'ceiling', focus: { at: [0, height * 0.5, width * 0.3], share: 0.46 } };
}

function tableLamp(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const focus = { at: [0, height * 0.62, radius * 0.5], share: 0.46 } as const;
  if (spec.design === 2) {
    const cap = shade(smoothProfile([[radius, height * 0.58], [radius * 0.9, height * 0.76], [radius * 0.5, height * 0.95], [4, height]]), [0, 0, 0], spec.body);
    const foot = lathe(smoothProfile([[0, 0], [radius * 0.52, 0], [radius * 0.48, 26], [radius * 0.26, height * 0.2], [radius * 0.2, height * 0.62]]), spec.frame);
    return { parts: [foot, cap], mount: 'floor', focus };
  }
  if (spec.design === 3) {
    const elbow: Vec3 = [-radius * 0.4, height * 0.62, 0];
    const head: Vec3 = [radius * 0.7, height * 0.86, 0];
    const cone = shade([[radius * 0.46, -70], [radius * 0.42, -40], [26, 60], [6, 74]], head, spec.body);
    return { parts: [disc([0, 0, 0], radius * 0.55, 24, spec.frame), rod([0, 24, 0], elbow, 9, 9, spec.frame), rod(elbow, head, 8, 8, spec.frame), bulb([head[0], head[1] - 50, 0], 30), cone], mount: 'floor', focus };
  }
  const base = lathe(smoothProfile([[0, 0], [radius * 0.5, 0], [radius * 0.62, height * 0.14], [radius * 0.5, height * 0.32], [radius * 0.14, height * 0.46], [radius * 0.1, height * 0.56]]), spec.frame);
  const drum = shade([[radius, height * 0.54], [radius * 0.72, height]], [0, 0, 0], spec.body);
  return { parts: [base, drum], mount: 'floor', focus };
}

function floorLamp(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = Math.min(width / 2, 280);
  if (spec.design === 2) {
    const reach = width * 0.7;
    const arc = smoothCurve([[-width * 0.35, 30, 0], [-width * 0.37, height * 0.6, 0], [-width * 0.1, height - 20, 0], [reach * 0.4, height - 120, 0], [reach * 0.5, height * 0.78, 0]]);
    const dome = shade(smoothProfile([[190, -90], [180, -10], [120, 76], [16, 110]]), [reach * 0.5, height * 0.72, 0], spec.body);
    return { parts: [disc([-width * 0.35, 0, 0], 190, 40, spec.frame), tube(arc, 12, spec.frame), dome], mount: 'floor', focus: { at: [reach * 0.5, height * 0.76, 0], share: 0.42 } };
  }
  if (spec.design === 3) {
    const body = shade([[radius * 0.7, 90], [radius * 0.8, height * 0.3], [radius * 0.8, height * 0.7], [radius * 0.7, height - 10], [radius * 0.5, height]], [0, 0, 0], spec.body);
    const feet = [0, 1, 2].map((index) => {
      const angle = 0.4 + (index * 2 * Math.PI) / 3;
      return rod([Math.cos(angle) * radius * 0.6, 0, Math.sin(angle) * radius * 0.6], [Math.cos(angle) * radius * 0.6, 110, Math.sin(angle) * radius * 0.6], 12, 12, spec.frame);
    });
    return { parts: [...feet, body], mount: 'floor', focus: { at: [0, height * 0.5, radius], share: 0.4 } };
  }
  const legs = [0, 1, 2].map((index) => {
    const angle = 0.5 + (index * 2 * Math.PI) / 3;
    return rod([Math.cos(angle) * radius * 0.92, 0, Math.sin(angle) * radius * 0.92], [Math.cos(angle) * 30, height * 0.72, Math.sin(angle) * 30], 14, 18, spec.frame);
  });
  const drum = shade([[radius, height * 0.72], [radius * 0.78, height]], [0, 0, 0], spec.body);
  return { parts: [...legs, rod([0, height * 0.66, 0], [0, height * 0.78, 0], 16, 16, spec.frame), drum], mount: 'floor', focus: { at: [0, height * 0.8, radius * 0.6], share: 0.44 } };
}

export const PENDANT_LAMPS: readonly Design[] = [pendantLamp, pendantLamp, pendantLamp];
export const TABLE_LAMPS: readonly Design[] = [tableLamp, tableLamp, tableLamp];
export const FLOOR_LAMPS: readonly Design[] = [floorLamp, floorLamp, floorLamp];

import type { PictureMaterial, Surface } from '../pictureSpec.ts';
import { luminance, tone } from './color.ts';
import { add, dot, normalize, scale, subtract, type Vec3 } from './vector.ts';

interface Optics {
  /** Light that reaches every side. */
  readonly ambient: number;
  /** Light that depends on the angle to the lamp. */
  readonly diffuse: number;
  /** Strength and narrowness of the highlight. */
  readonly gloss: number;
  readonly focus: number;
  /** How much brighter edges turned away from the viewer are: the nap of velvet and wool. */
  readonly nap: number;
  /** How strongly bright and dark surroundings are mirrored. */
  readonly mirror: number;
  readonly opacity: number;
}

const MATT: Optics = { ambient: 0.6, diffuse: 0.5, gloss: 0, focus: 1, nap: 0, mirror: 0, opacity: 1 };

const OPTICS: Record<PictureMaterial, Optics> = {
  wood: { ...MATT, ambient: 0.58, gloss: 0.07, focus: 8 },
  fabric: MATT,
  boucle: { ...MATT, ambient: 0.64, diffuse: 0.44 },
  velvet: { ...MATT, ambient: 0.5, diffuse: 0.46, nap: 0.42 },
  leather: { ...MATT, ambient: 0.52, gloss: 0.22, focus: 9 },
  metal: { ...MATT, ambient: 0.55, diffuse: 0.4, gloss: 0.4, focus: 22, mirror: 0.22 },
  brass: { ...MATT, ambient: 0.55, diffuse: 0.4, gloss: 0.55, focus: 20, mirror: 0.42 },
  ceramic: { ...MATT, ambient: 0.57, gloss: 0.3, focus: 26, mirror: 0.05 },
  glass: { ...MATT, ambient: 0.74, diffuse: 0.3, gloss: 0.7, focus: 40, mirror: 0.18, opacity: 0.42 },
  stone: { ...MATT, ambient: 0.62, diffuse: 0.44, gloss: 0.05, focus: 10 },
  cane: MATT,
  paper: { ...MATT, ambient: 0.78, diffuse: 0.28 },
  wool: { ...MATT, nap: 0.1 },
  lacquer: { ...MATT, gloss: 0.12, focus: 16 },
};

/** Whether light passes through, so that what is behind must be drawn and seen. */
export function isClear(surface: Surface): boolean {
  return OPTICS[surface.material].opacity < 1;
}

export function opacityOf(surface: Surface): number {
  return OPTICS[surface.material].opacity;
}

/**
 * The colour of a surface at a point.
 *
 * @param normal the direction it faces
 * @param exposure 1 in the open, less where other things keep the light away
 */
export function litColor(surface: Surface, normal: Vec3, point: Vec3, eye: Vec3, light: Vec3, exposure = 1): string {
  const optics = OPTICS[surface.material];
  const toEye = normalize(subtract(eye, point));
  const facing = Math.max(0, dot(normal, light));
  const halfway = normalize(add(light, toEye));
  const highlight = optics.gloss * Math.max(0, dot(normal, halfway)) ** optics.focus;
  const nap = optics.nap * (1 - Math.max(0, dot(normal, toEye))) ** 2;
  let amount = optics.ambient + optics.diffuse * facing + 0.06 * normal[1] + nap;
  if (optics.mirror > 0) {
    const reflected = subtract(scale(normal, 2 * dot(normal, toEye)), toEye);
    amount += optics.mirror * Math.sin(reflected[1] * 3.4 + reflected[0] * 1.6);
  }
  const darkLift = luminance(surface.hex) < 0.25 ? 0.06 : 0;
  return tone(surface.hex, (amount + darkLift) * exposure + highlight);
}

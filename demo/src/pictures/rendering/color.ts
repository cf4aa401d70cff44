/** Linear red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const BYTES = 256;
const LINEAR = Float32Array.from({ length: BYTES }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const ENCODED_STEPS = 16_384;
/** Brighter light is compressed, so that white in the sun keeps its folds visible. */
const SHOULDER = 0.7;
const MOST_LIGHT = 3;

function heldBack(light: number): number {
  return light <= SHOULDER ? light : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)));
}

const ENCODED = Uint8Array.from({ length: ENCODED_STEPS + 1 }, (_, step) => {
  const light = heldBack((step / ENCODED_STEPS) * MOST_LIGHT);
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

const known = new Map<string, Rgb>();

/** The linear light of a colour such as `#C9A26E`. */
export function lightOf(hex: string): Rgb {
  const remembered = known.get(hex);
  if (remembered) return remembered;
  const value = Number.parseInt(hex.slice(1), 16);
  const light: Rgb = [LINEAR[(value >> 16) & 255] ?? 0, LINEAR[(value >> 8) & 255] ?? 0, LINEAR[value & 255] ?? 0];
  known.set(hex, light);
  return light;
}

/** The byte of a screen for an amount of light. */
export function encoded(light: number): number {
  return ENCODED[light >= MOST_LIGHT ? ENCODED_STEPS : light <= 0 ? 0 : Math.round((light / MOST_LIGHT) * ENCODED_STEPS)] ?? 0;
}

/** The amount of light that is displayed unchanged after compression, for colours that must be exact. */
export function beforeHeldBack(light: number): number {
  return light <= SHOULDER ? light : SHOULDER - (1 - SHOULDER) * Math.log(1 - (light - SHOULDER) / (1 - SHOULDER));
}

/** Mixes two colours; a share of 1 returns the second one. */
export function mixColors(a: string, b: string, share: number): string {
  const [from, to] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)];
  const channel = (shift: number): number => {
    const start = (from >> shift) & 255;
    return Math.round(start + (((to >> shift) & 255) - start) * share);
  };
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}

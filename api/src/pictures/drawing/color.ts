type Rgb = readonly [number, number, number];

const SHADOW: Rgb = [46, 34, 26];
const LIGHT: Rgb = [255, 250, 240];

function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  const value = rgb.reduce((sum, channel) => sum * 256 + Math.max(0, Math.min(255, Math.round(channel))), 0);
  return `#${value.toString(16).padStart(6, '0')}`;
}

function mixRgb(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Mixes two colours; a share of 1 gives the second one. */
export function mixColors(a: string, b: string, share: number): string {
  return toHex(mixRgb(parseHex(a), parseHex(b), share));
}

/**
 * A colour under more or less light. 1 leaves it as it is; below, it sinks into a warm shadow
 * (multiplied, so that dark colours keep their hue); above, it rises into warm daylight.
 */
export function tone(hex: string, light: number): string {
  const base = parseHex(hex);
  if (light >= 1) return toHex(mixRgb(base, LIGHT, Math.min(0.85, (light - 1) * 0.95)));
  const dim = Math.max(0, light);
  const multiplied: Rgb = [base[0] * dim, base[1] * (dim * 0.985), base[2] * (dim * 0.96)];
  return toHex(mixRgb(multiplied, SHADOW, (1 - dim) * 0.18));
}

/** Perceived brightness from 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { THEMES } from '../src/looks/theme.ts';
import type { Theme } from '../src/looks/theme.ts';

/** What the pictures call a device, and how a visit does. */
export const SHOWN_DEVICES = { phone: 'phone', desktop: 'wide' } as const;
export type ShownDevice = keyof typeof SHOWN_DEVICES;
export const SHOWN_DEVICE_NAMES: readonly ShownDevice[] = ['phone', 'desktop'];

/** One picture. */
export interface Shot {
  readonly screen: string;
  readonly locale: Locale;
  readonly device: ShownDevice;
  readonly theme: Theme;
}

/** The name of a picture's file, e.g. `product-discounted.hu.phone.dark.webp`. */
export function shotFile({ screen, locale, device, theme }: Shot): string {
  return `${screen}.${locale}.${device}.${theme}.webp`;
}

/** The name of the file with the same screen scrolled: the window at several positions, side by side. */
export function stripFile(shot: Shot): string {
  return shotFile(shot).replace(/\.webp$/, '.scrolled.webp');
}

/** Every picture of a screen, in the order of the index. */
export function shotsOf(screen: string): readonly Shot[] {
  return THEMES.flatMap((theme) => LOCALES.flatMap((locale) => SHOWN_DEVICE_NAMES.map((device) => ({ screen, locale, device, theme }))));
}

import type { Locale } from '@feszek/contract';

/**
 * The page of Your Europe on guarantees: the target of the notice's QR code, and the address as the notice shows it. The QR
 * codes (`yourEurope.{locale}.svg`) contain these addresses.
 */
export const YOUR_EUROPE: Readonly<Record<Locale, { readonly href: string; readonly shown: string }>> = {
  hu: { href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_hu.htm', shown: 'europa.eu/youreurope/jótállás' },
  en: { href: 'https://europa.eu/youreurope/guarantees', shown: 'europa.eu/youreurope/guarantees' },
};

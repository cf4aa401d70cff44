import type { Locale } from '@feszek/contract';

/**
 * The page of Your Europe on guarantees: where the notice's code leads, and how the notice writes it. The codes
 * (`yourEurope.{locale}.svg`) hold these addresses.
 */
export const YOUR_EUROPE: Readonly<Record<Locale, { readonly href: string; readonly shown: string }>> = {
  hu: { href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_hu.htm', shown: 'europa.eu/youreurope/jótállás' },
  en: { href: 'https://europa.eu/youreurope/guarantees', shown: 'europa.eu/youreurope/guarantees' },
};

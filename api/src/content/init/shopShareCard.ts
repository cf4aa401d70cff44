import type { Locale } from '@feszek/contract';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import { cardPicture } from '../../media/share/shareCard.ts';
import type { ShareCard, ShareSubject } from '../../media/share/shareCard.ts';

const TITLES: Readonly<Record<Locale, string>> = {
  hu: 'Bútor és lakberendezés, amitől otthon lesz az otthon.',
  en: 'Furniture and home goods that make a house a home.',
};

/** The page of the general picture. */
export function shopShareSubject(locale: Locale): ShareSubject {
  return { kind: 'shop', key: 'home', locale };
}

/** What the picture beside links to all other pages shows: the picture of the home page. */
export function shopShareCard({ hero }: Pick<Taxonomy, 'hero'>, locale: Locale): ShareCard {
  return { title: TITLES[locale], line: '', isWhole: false, ...cardPicture(hero) };
}

import type { Locale } from '@feszek/contract';
import { fold } from '../text.ts';

const folded = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(fold));

/**
 * Words that express a preference or the intention to buy. Few products contain them, so products without them are results
 * too.
 */
export const TASTE_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  hu: folded(`olcsó olcsóbb legolcsóbb kedvező árú áron ár jó jobb legjobb szép szebb legszebb gyönyörű csinos minőségi minőségű minőség igényes egyedi különleges érdekes praktikus kényelmes
    strapabíró erős modern mai trendi divatos stílusos stílusú elegáns design dizájn designer klasszikus skandináv rusztikus vidéki minimalista retró vintage ipari indusztriális loft bohém
    ergonomikus új népszerű felnőtt prémium luxus házi otthoni lakberendezési ajánlat eladó bútor bútorok vásárlás vétel rendelés webshop bolt áruház keresek kellene szeretnék vennék`),
  en: folded(`cheap cheaper cheapest affordable budget good better best nice nicer pretty beautiful lovely quality unique special interesting practical comfortable comfy cosy cozy sturdy strong
    modern contemporary trendy fashionable stylish style styled elegant design designer classic traditional scandinavian nordic rustic minimalist retro vintage industrial boho bohemian farmhouse
    ergonomic new popular premium luxury furniture buy shop store online want need looking`),
};

/** Words that request reduced products. */
export const SALE_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  hu: folded('akció akciós akcióban leárazás leárazott leértékelt leértékelés kiárusítás kedvezményes engedményes'),
  en: folded('sale sales discount discounts discounted reduced clearance bargain bargains outlet'),
};

/** Heads of compounds that are too broad to search for; the parts before them are more specific. */
export const BROAD_NOUNS: ReadonlySet<string> = folded('tartó készlet szett garnitúra állvány bútor elem fal holder set stand furniture unit');

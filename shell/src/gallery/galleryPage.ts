import { DEFAULT_LOCALE, LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface GalleryView {
  readonly locale: Locale;
  readonly theme: Theme;
}

const LABELS = {
  hu: { gallery: 'Elemek', language: 'Nyelv', theme: 'Színek', system: 'Rendszer', light: 'Világos', dark: 'Sötét' },
  en: { gallery: 'Components', language: 'Language', theme: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
} as const satisfies Record<Locale, unknown>;
const LANGUAGES = { hu: 'Magyar', en: 'English' } as const satisfies Record<Locale, string>;

/** The options in the address of the gallery. */
export function galleryView(query: URLSearchParams): GalleryView {
  return {
    locale: LOCALES.find((locale) => locale === query.get('lang')) ?? DEFAULT_LOCALE,
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
  };
}

function choice(view: GalleryView, change: Partial<GalleryView>, label: string, isChosen: boolean): Html {
  const { locale, theme } = { ...view, ...change };
  const href = `/_gallery?${new URLSearchParams({ lang: locale, theme }).toString()}`;
  return html`<li><a href="${href}"${isChosen ? html` aria-current="true"` : null}>${label}</a></li>`;
}

/** The document of the gallery. Language and theme are in its address: the switches are plain links. */
export function galleryPage(view: GalleryView): string {
  const labels = LABELS[view.locale];
  const languages = LOCALES.map((locale) => choice(view, { locale }, LANGUAGES[locale], locale === view.locale));
  const themes = THEMES.map((theme) => choice(view, { theme }, labels[theme], theme === view.theme));
  const bar = html`<header class="gallery-bar"><nav aria-label="${labels.theme}"><ul role="list">${themes}</ul></nav><nav aria-label="${labels.language}"><ul role="list">${languages}</ul></nav></header>`;
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${labels.gallery} – Fészek</title><link rel="icon" href="/_gallery/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/_gallery/gallery.css"><script defer src="/_gallery/gallery.js"></script>`;
  return html`<!doctype html><html lang="${view.locale}"${view.theme === 'system' ? null : html` data-theme="${view.theme}"`}><head>${head}</head><body>${bar}<main id="place"></main></body></html>`.text;
}

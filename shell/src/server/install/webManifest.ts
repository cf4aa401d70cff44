import { LOCALE_TAGS, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import type { ShellAssets } from '../build.ts';
import { LIGHT_GROUND } from './themeColors.ts';

/**
 * The web app manifest of the shop in one language: browsers offer to install the shop with it. Both languages are one app,
 * so that a visitor who changes the language does not install a second one.
 */
export function webManifest(locale: Locale, { icons }: Pick<ShellAssets, 'icons'>): object {
  const texts = shellTexts(locale);
  const shortcut = (name: string, route: 'search' | 'favourites' | 'cart') => ({ name, url: routePath(route, locale), icons: [{ src: icons.small, sizes: '192x192', type: 'image/png' }] });
  return {
    id: '/',
    name: texts.appName,
    short_name: texts.shopName,
    description: texts.tagline,
    lang: LOCALE_TAGS[locale],
    dir: 'ltr',
    start_url: routePath('index', locale),
    scope: '/',
    display: 'standalone',
    background_color: LIGHT_GROUND,
    theme_color: LIGHT_GROUND,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [shortcut(texts.search, 'search'), shortcut(texts.favourites, 'favourites'), shortcut(texts.cart, 'cart')],
  };
}

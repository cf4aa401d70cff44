import { LOCALES } from '@feszek/contract';
import { THEMES } from '../src/looks/theme.ts';
import { SHOWN_DEVICE_NAMES, shotFile, shotsOf, stripFile } from './shots.ts';
import type { Shot } from './shots.ts';

const LABELS: Readonly<Record<string, string>> = { hu: 'Magyar', en: 'English', phone: 'Phone', desktop: 'Desktop', light: 'Light', dark: 'Dark' };

const labelOf = (value: string) => LABELS[value] ?? value;

/** `checkout-1-contact` as texts. */
function titleOf(screen: string): string {
  const texts = screen.replaceAll('-', ' ');
  return texts.charAt(0).toUpperCase() + texts.slice(1);
}

/** Choices of which one is in force: the style sheet hides what is not chosen. */
function filter(name: string, values: readonly string[]): string {
  const choice = (value: string, label: string) =>
    `<input type="radio" name="${name}" id="${name}-${value}"${value === 'all' ? ' checked' : ''}><label for="${name}-${value}">${label}</label>`;
  return `<fieldset><legend>${titleOf(name)}</legend>${choice('all', 'All')}${values.map((value) => choice(value, labelOf(value))).join('')}</fieldset>`;
}

/** One picture with its caption, in the place of its language, device and theme. */
function figure({ screen, locale, device, theme }: Shot, file: string, view: 'whole' | 'scrolled'): string {
  const caption = [...[locale, device, theme].map(labelOf), ...(view === 'scrolled' ? ['scrolled'] : [])].join(' · ');
  return `<figure data-locale="${locale}" data-device="${device}" data-theme="${theme}" data-view="${view}"><a href="${file}"><img src="${file}" alt="${titleOf(screen)}, ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

/** The pictures of a screen that are there: the whole pages, and below them the scrolled ones. */
function figuresOf(screen: string, taken: ReadonlySet<string>): string {
  const shots = shotsOf(screen);
  const whole = shots.filter((shot) => taken.has(shotFile(shot))).map((shot) => figure(shot, shotFile(shot), 'whole'));
  const scrolled = shots.filter((shot) => taken.has(stripFile(shot))).map((shot) => figure(shot, stripFile(shot), 'scrolled'));
  return [...whole, ...scrolled].join('');
}

/**
 * The page that shows the pictures. Its filters work without scripts.
 *
 * @param screens - names of the screens, in the order of the shop
 * @param taken - files that are there
 */
export function indexPage(screens: readonly string[], taken: ReadonlySet<string>): string {
  const sections = screens.map((screen) => `<section id="${screen}"><h2><a href="#${screen}">${titleOf(screen)}</a></h2><div class="shots">${figuresOf(screen, taken)}</div></section>`);
  const links = screens.map((screen) => `<li><a href="#${screen}">${titleOf(screen)}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Fészek: every screen</title><link rel="stylesheet" href="index.css"></head>
<body><header><h1>Every screen</h1><form>${filter('locale', LOCALES)}${filter('device', SHOWN_DEVICE_NAMES)}${filter('theme', THEMES)}</form></header>
<nav aria-label="Screens"><ul><li><a href="#">All</a></li>${links.join('')}</ul></nav>
<main>${sections.join('\n')}</main></body></html>
`;
}

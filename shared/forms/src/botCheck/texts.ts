import type { Locale } from '@feszek/contract';
import type { BotCheckState } from './BotCheckWidget.ts';

interface Texts {
  readonly retry: string;
  readonly states: ReadonlyMap<BotCheckState, string>;
}

/** Source of the English text of `not_loaded`: specification, chapter 8. */
const TEXTS: Readonly<Record<Locale, Texts>> = {
  hu: {
    retry: 'Újrapróbálom',
    states: new Map([
      ['running', 'Ellenőrizzük, hogy nem robot vagy-e…'],
      ['interactive', 'Jelöld be a négyzetet a fenti keretben: a Tab billentyűvel lépsz oda, a szóközzel jelölöd be.'],
      ['passed', 'Az ellenőrzés kész.'],
      ['not_loaded', 'Nem sikerült betölteni a Turnstile-t. Nézd meg az internetkapcsolatot és a tartalomblokkolót, majd próbáld újra.'],
      ['failed', 'Az ellenőrzés nem sikerült. Próbáld újra; ha többször sem megy, nyisd meg az oldalt másik böngészőben.'],
      ['timed_out', 'Lejárt az ellenőrzésre szánt idő. Próbáld újra.'],
      ['unsupported', 'A böngésződ nem tudja elvégezni az ellenőrzést. Frissítsd, vagy nyisd meg az oldalt másik böngészőben.'],
    ]),
  },
  en: {
    retry: 'Try again',
    states: new Map([
      ['running', 'Checking that you aren’t a robot…'],
      ['interactive', 'Tick the box in the frame above: press Tab to reach it and the space bar to tick it.'],
      ['passed', 'The check is done.'],
      ['not_loaded', 'Failed to load Turnstile. Check your internet connection and any content blocker, then try again.'],
      ['failed', 'The check wasn’t successful. Please try again; if it keeps failing, open this page in another browser.'],
      ['timed_out', 'The check has run out of time. Please try again.'],
      ['unsupported', 'Your browser can’t run the check. Please update it, or open this page in another browser.'],
    ]),
  },
};

/** The text of the bot check in a state; `undefined` if there is none. */
export function stateText(state: BotCheckState, locale: Locale): string | undefined {
  return TEXTS[locale].states.get(state);
}

export function retryText(locale: Locale): string {
  return TEXTS[locale].retry;
}

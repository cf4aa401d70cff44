import type { Locale } from '@feszek/contract';
import type { PasswordInputTexts, StrengthTexts } from '@feszek/password';

interface PasswordTexts {
  readonly hint: (min: number) => string;
  readonly input: PasswordInputTexts;
  readonly meter: StrengthTexts;
}

/** The texts of the password field, which are loaded with it: no other page of the slice has them. */
export const PASSWORD_TEXTS: Readonly<Record<Locale, PasswordTexts>> = {
  hu: {
    hint: (min) => `Legalább ${min} karakter. Három-négy összefűzött szó könnyen megjegyezhető, és nehéz kitalálni.`,
    input: { show: 'Mutasd', showPassword: 'Mutasd a jelszót', hide: 'Rejtsd el', hidePassword: 'Rejtsd el a jelszót' },
    meter: {
      strength: 'A jelszó',
      levels: { veryWeak: 'nagyon gyenge', weak: 'gyenge', fair: 'közepes', good: 'jó', strong: 'erős' },
      advice: 'Egészítsd ki egy-két ritkább szóval.',
      advicePersonal: 'Ne legyen benne a neved vagy az e-mail-címed.',
    },
  },
  en: {
    hint: (min) => `At least ${min} characters. Three or four words strung together are easy to remember and hard to guess.`,
    input: { show: 'Show', showPassword: 'Show password', hide: 'Hide', hidePassword: 'Hide password' },
    meter: {
      strength: 'The password is',
      levels: { veryWeak: 'very weak', weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
      advice: 'Add one or two less common words.',
      advicePersonal: 'Leave out your name and your email address.',
    },
  },
};

import type { Locale } from '@feszek/contract';
import { pressOn, typeInto } from '../harness/focus.ts';
import type { Visit } from '../harness/visit.ts';
import { ACCOUNT_TEXTS } from './accountTexts.ts';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Fills in the form of the registration with the keyboard, and sends it. */
export async function register({ page }: Visit, locale: Locale, { name, email, password }: NewAccount): Promise<void> {
  const texts = ACCOUNT_TEXTS[locale];
  await typeInto(page, texts.name, name);
  await typeInto(page, texts.email, email);
  await typeInto(page, texts.password, password);
  await typeInto(page, texts.confirmation, password);
  await pressOn(page, texts.terms, 'Space');
  await pressOn(page, texts.privacy, 'Space');
  await pressOn(page, texts.register, 'Enter');
}

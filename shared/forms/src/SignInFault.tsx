import { isApiError } from '@feszek/api-client';
import { signInPath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

const TEXTS = new Map<Locale, readonly [before: string, link: string, after: string]>([
  ['hu', ['Már nem vagy bejelentkezve. Amit beírtál, itt marad: ', 'jelentkezz be egy új lapon', ', aztán küldd el újra.']],
  ['en', ['You are no longer signed in. What you entered stays here: ', 'sign in on a new tab', ', then send it again.']],
]);

/** Whether a call was refused because the session of the page has ended. */
export function isSignInNeeded(error: unknown): boolean {
  return isApiError(error) && error.code === 'unauthenticated';
}

/** The error of a form whose visitor is not signed in any more. The sign-in opens in a new tab, so that the form stays. */
export function SignInFault({ locale }: { readonly locale: Locale }) {
  const [before, link, after] = TEXTS.get(locale) ?? [];
  const { pathname, search, hash } = window.location;
  return <>{before}<a href={signInPath(locale, pathname + search + hash)} target="_blank" rel="noopener">{link}</a>{after}</>;
}

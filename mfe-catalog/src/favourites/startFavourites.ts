import { COOKIES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { isApiError } from '@feszek/api-client';
import { createFavouritesStore } from './createFavouritesStore.ts';

/** Names the visitor's session; `undefined` where he has none. Looking never opens one. */
function sessionToken(): string | undefined {
  return document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIES.xsrf}=`));
}

/** The API's own words come with its error; the rare rest (a time-out) does not burden every page. */
async function wordsOf(error: unknown, locale: Locale): Promise<string> {
  if (isApiError(error)) return error.message;
  const { apiErrorMessage } = await import(/* webpackChunkName: "error-words", webpackExports: ["apiErrorMessage"] */ '@feszek/api-client');
  return apiErrorMessage(error, locale);
}

/**
 * Begins the favourites' life on a page: loads the ids for a visitor with a session, publishes `visitor.favourites`
 * after every change, answers `favourites.toggle`, and follows the visitor and his other tabs.
 */
export function startFavourites({ bus, api, locale }: SliceHost): void {
  const store = createFavouritesStore({ api, publish: (ids) => bus.set('visitor.favourites', ids) });
  let listOf: string | undefined;

  bus.answer('favourites.toggle', async ({ productId }) => {
    try {
      return { ok: true, isFavourite: await store.toggle(productId) };
    } catch (error) {
      return { ok: false, isFavourite: store.has(productId), message: await wordsOf(error, locale) };
    } finally {
      // The first toggle may have opened the session.
      listOf = sessionToken();
    }
  });

  /** A full account does not take all of a guest's favourites: then he is told. */
  async function tellLeftOut(before: readonly number[]): Promise<void> {
    const count = before.filter((id) => !store.has(id)).length;
    if (count === 0) return;
    const { leftOutWords } = await import(/* webpackChunkName: "favourites-left-out" */ './leftOutWords.ts');
    bus.emit('notice.shown', { kind: 'info', text: await leftOutWords(locale, count) });
  }

  /** Whoever signs in or out gets another session, which has another list. */
  async function followVisitor(): Promise<void> {
    const session = sessionToken();
    if (session === listOf) return;
    listOf = session;
    if (session === undefined) return store.clear();
    const before = store.state ?? [];
    await store.load();
    if (bus.get('visitor.user') && sessionToken() === session) await tellLeftOut(before);
  }

  bus.watch('visitor.favourites', (ids) => store.receive(ids));
  bus.watch('visitor.user', () => void followVisitor());
  void followVisitor();
}

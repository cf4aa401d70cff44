import type { BusRequests, Locale } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { isApiError } from '@feszek/api-client';
import { createFavouritesStore } from './createFavouritesStore.ts';
import { sessionToken } from './sessionToken.ts';

/** The text of an error. Texts of errors that are not the API's, such as a time-out, are loaded only when needed. */
async function messageOf(error: unknown, locale: Locale): Promise<string> {
  if (isApiError(error)) return error.message;
  const { apiErrorMessage } = await import(/* webpackChunkName: "error-messages", webpackExports: ["apiErrorMessage"] */ '@feszek/api-client');
  return apiErrorMessage(error, locale);
}

type Toggle = BusRequests['favourites.toggle'];

/** The favourites of one page. */
export interface RunningFavourites {
  toggle(productId: number): Promise<Toggle['answer']>;
}

/**
 * Runs the favourites of a page: loads the ids for a visitor with a session, publishes `visitor.favourites` after every
 * change, and reacts to changes of the visitor and of their other tabs.
 */
export function runFavourites({ bus, api, locale }: Pick<SliceHost, 'bus' | 'api' | 'locale'>): RunningFavourites {
  const store = createFavouritesStore({ api, publish: (ids) => bus.set('visitor.favourites', ids) });
  let listOf: string | undefined;

  async function toggle(productId: number): Promise<Toggle['answer']> {
    try {
      return { ok: true, isFavourite: await store.toggle(productId) };
    } catch (error) {
      return { ok: false, isFavourite: store.has(productId), message: await messageOf(error, locale) };
    } finally {
      // The first toggle may have opened the session.
      listOf = sessionToken();
    }
  }

  /** Reports how many of a guest's favourites did not fit into a full account. */
  async function reportLeftOut(before: readonly number[]): Promise<void> {
    const count = before.filter((id) => !store.has(id)).length;
    if (count === 0) return;
    const { leftOutMessage } = await import(/* webpackChunkName: "favourites-left-out" */ './leftOutMessage.ts');
    bus.emit('notice.shown', { kind: 'info', text: await leftOutMessage(locale, count) });
  }

  /** A sign-in or sign-out starts another session, with another list. */
  async function followVisitor(): Promise<void> {
    const session = sessionToken();
    if (session === listOf) return;
    listOf = session;
    if (session === undefined) return store.clear();
    const before = store.state ?? [];
    await store.load();
    if (bus.get('visitor.user') && sessionToken() === session) await reportLeftOut(before);
  }

  bus.watch('visitor.favourites', (ids) => store.receive(ids));
  bus.watch('visitor.user', () => void followVisitor());
  void followVisitor();
  return { toggle };
}

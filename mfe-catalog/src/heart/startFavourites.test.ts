/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { waitFor } from '@testing-library/dom';
import { endSession, favouritesServer, signInAs } from '../../test/favouritesServer.ts';
import type { FavouritesServer } from '../../test/favouritesServer.ts';
import { startFavourites } from './startFavourites.ts';

const ANNA = { id: 1, name: 'Anna', email: 'anna@example.hu' };

afterEach(endSession);

/** Waits for pending responses. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

async function start(server: FavouritesServer) {
  const hub = createBus({ channel: null });
  const shell = hub.for({ slice: 'shell', version: 'test' });
  const notices: string[] = [];
  shell.on('notice.shown', ({ text }) => notices.push(text));
  startFavourites({ bus: hub.for({ slice: 'catalog', version: 'test' }), api: server.api, locale: 'hu', currency: () => 'HUF', mountFragment: () => () => undefined });
  await flush();
  return { shell, notices, favourites: () => shell.get('visitor.favourites'), toggle: (productId: number) => shell.ask('favourites.toggle', { productId }) };
}

describe('the start of a page', () => {
  it('sends no request for a visitor without a session, and opens no session', async () => {
    const server = favouritesServer();
    await start(server);
    expect(server.log).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('publishes the favourites of a visitor with a session, with one call for the ids', async () => {
    signInAs('guest');
    const server = favouritesServer([17, 4]);
    const { favourites } = await start(server);
    expect(favourites()).toEqual([17, 4]);
    expect(server.log).toEqual(['GET /api/favourites?fields=ids']);
  });
});

describe('favourites.toggle', () => {
  it('adds a favourite and removes it, and reloads the list each time', async () => {
    const server = favouritesServer();
    const { favourites, toggle } = await start(server);
    expect(await toggle(17)).toEqual({ ok: true, isFavourite: true });
    await waitFor(() => expect(favourites()).toEqual([17]));
    expect(await toggle(17)).toEqual({ ok: true, isFavourite: false });
    await waitFor(() => expect(favourites()).toEqual([]));
    await flush();
    expect(server.log).toEqual([
      'GET /sanctum/csrf-cookie', 'POST /api/favourites/17?fields=ids', 'GET /api/favourites?fields=ids', 'DELETE /api/favourites/17?fields=ids', 'GET /api/favourites?fields=ids',
    ]);
  });

  it('is shown before the response, and rolled back with the server’s error if it is refused', async () => {
    signInAs('guest');
    const server = favouritesServer([4]);
    const { favourites, toggle } = await start(server);
    server.refusal = 'favourites_full';
    const letThrough = server.hold();
    const answer = toggle(17);
    await waitFor(() => expect(favourites()).toEqual([17, 4]));
    letThrough();
    expect(await answer).toEqual({ ok: false, isFavourite: false, message: 'Legfeljebb 500 kedvenced lehet. Vegyél ki közülük egyet, és ennek is lesz helye.' });
    expect(favourites()).toEqual([4]);
  });

  it('shows an error without a network', async () => {
    signInAs('guest');
    const server = favouritesServer([4]);
    const { favourites, toggle } = await start(server);
    server.refusal = 'network';
    expect(await toggle(4)).toMatchObject({ ok: false, isFavourite: true, message: expect.stringMatching(/\w/) });
    expect(favourites()).toEqual([4]);
  });

  it('ends with the last toggle, even in quick succession', async () => {
    signInAs('guest');
    const server = favouritesServer();
    const { favourites, toggle } = await start(server);
    const letThrough = server.hold();
    const answers = [toggle(17), toggle(17), toggle(17), toggle(17)];
    letThrough();
    await Promise.all(answers);
    await flush();
    expect(server.ids).toEqual([]);
    expect(favourites()).toEqual([]);
  });

  it('adds the product if the list is not loaded yet, because the visitor has seen an empty heart', async () => {
    signInAs('guest');
    const server = favouritesServer([4, 17]);
    const letThrough = server.hold();
    const { favourites, toggle } = await start(server);
    const answer = toggle(17);
    letThrough();
    expect(await answer).toEqual({ ok: true, isFavourite: true });
    await waitFor(() => expect([...(favourites() ?? [])].sort()).toEqual([17, 4]));
  });
});

describe('another tab', () => {
  it('sets the list, and this tab’s next change is based on it', async () => {
    signInAs('guest');
    const server = favouritesServer([4]);
    const { shell, favourites, toggle } = await start(server);
    server.ids = [9, 4];
    shell.set('visitor.favourites', [9, 4]);
    await toggle(17);
    await waitFor(() => expect(favourites()).toEqual([17, 9, 4]));
  });
});

describe('another visitor', () => {
  it('sees the favourites of the account immediately after signing in', async () => {
    signInAs('guest');
    const server = favouritesServer([4]);
    const { shell, favourites, notices } = await start(server);
    shell.set('visitor.user', null);
    signInAs('anna');
    server.ids = [4, 8, 9];
    shell.set('visitor.user', ANNA);
    await waitFor(() => expect(favourites()).toEqual([4, 8, 9]));
    expect(notices).toEqual([]);
  });

  it('sees how many favourites did not fit into a full account', async () => {
    signInAs('guest');
    const server = favouritesServer([4, 5]);
    const { shell, notices } = await start(server);
    signInAs('anna');
    server.ids = [4, 8, 9];
    shell.set('visitor.user', ANNA);
    await waitFor(() => expect(notices).toEqual(['A lista megtelt (legfeljebb 500 kedvenc): 1 korábbi kedvenc nem került fel rá.']));
  });

  it('has none after signing out, without a call', async () => {
    signInAs('anna');
    const server = favouritesServer([4]);
    const { shell, favourites } = await start(server);
    shell.set('visitor.user', ANNA);
    await flush();
    const calls = server.log.length;
    endSession();
    shell.set('visitor.user', null);
    await flush();
    expect(favourites()).toEqual([]);
    expect(server.log).toHaveLength(calls);
  });
});

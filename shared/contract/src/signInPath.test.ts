import { describe, expect, it } from '@jest/globals';
import { signInPath } from './index.ts';

describe('signInPath', () => {
  it('is the sign-in page in the language, with the page to return to', () => {
    expect(signInPath('hu', '/hu/kedvencek')).toBe('/hu/bejelentkezes?return_to=%2Fhu%2Fkedvencek');
    expect(signInPath('en', '/en/favourites')).toBe('/en/login?return_to=%2Fen%2Ffavourites');
  });

  it('keeps the query and the percent-encoding of the page', () => {
    const address = '/hu/account/orders?page=2&status=paid&q=a%26b';
    expect(new URL(signInPath('hu', address), 'http://shop.test').searchParams.get('return_to')).toBe(address);
  });

  it('has the fragment of the page as its own, which no server receives', () => {
    expect(signInPath('hu', '/hu/account?from=mail#data#2')).toBe('/hu/bejelentkezes?return_to=%2Fhu%2Faccount%3Ffrom%3Dmail#data#2');
  });
});

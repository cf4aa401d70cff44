import { expect, it } from '@jest/globals';
import { legalPath } from './legalPath.ts';
import { matchRoute } from './matchRoute.ts';

it.each([
  ['terms', 'hu', '/hu/altalanos-szerzodesi-feltetelek', 'terms'], ['terms', 'en', '/en/service-agrrement', 'terms'],
  ['privacy', 'hu', '/hu/adatvedelem', 'page_slug'], ['privacy', 'en', '/en/privacy', 'page_slug'],
] as const)('the page of the %s in %s is %s', (document, locale, path, route) => {
  expect(legalPath(document, locale)).toBe(path);
  expect(matchRoute(path)?.route.name).toBe(route);
});

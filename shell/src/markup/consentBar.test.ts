import { expect, it } from '@jest/globals';
import { consentBar } from './consentBar.ts';

it('links to the cookie policy in a shop that has one', () => {
  expect(consentBar('hu', true).text).toContain('<a href="/hu/cookie-szabalyzat">');
  expect(consentBar('hu', false).text).not.toContain('<a ');
});

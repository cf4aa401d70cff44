import { LOCALES, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { ApiError } from '../../platform/http/errors.ts';

const PLACE = '{token}';

/**
 * The language of the shop's page for a new password that an address leads to. The mail's link is built only
 * from the language, so that no part of the given address is sent.
 *
 * @param resultUrl a path of the shop, or an address under its origin; with `{token}` as the last segment or without it
 * @throws ApiError `validation_failed` for any other page
 */
export function resetPageLocale(resultUrl: string, shopUrl: string): Locale {
  const address = URL.canParse(resultUrl, shopUrl) ? new URL(resultUrl, shopUrl) : undefined;
  const isOfShop = address?.origin === new URL(shopUrl).origin && !address.username && !address.password && !address.search && !address.hash;
  const locale = LOCALES.find((each) => {
    const page = new URL(routePath('auth-password-reset', each, { token: PLACE }), shopUrl).pathname;
    return address?.pathname === page || address?.pathname === page.slice(0, page.lastIndexOf('/'));
  });
  if (!isOfShop || !locale) throw new ApiError('validation_failed', { fields: [{ path: 'result_url', code: 'unknown_value' }] });
  return locale;
}

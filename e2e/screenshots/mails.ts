import type { Locale } from '@feszek/contract';
import type { Browser } from 'puppeteer-core';
import type { Visit } from '../src/harness/visit.ts';
import { untilPicturesShow } from '../src/looks/scrollThrough.ts';
import { screen } from '../src/screens/screen.ts';
import type { Screen } from '../src/screens/screen.ts';
import { ACCOUNT_KINDS, sendAccountMails } from './accountMails.ts';
import { MESSAGE_KINDS, sendMessageMails } from './messageMails.ts';
import { ORDER_CHANGE_KINDS, sendOrderChangeMails } from './orderChangeMails.ts';
import { PASSKEY_KINDS, sendPasskeyMails } from './passkeyMails.ts';
import { SHOP_KINDS, sendShopMails } from './shopMails.ts';
import type { ShopToShow } from './shopToShow.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Paths of mails by their kind in the outbox. */
export type Mails = ReadonlyMap<string, string>;

/** Lets a shop send each of its mails to customers, in one language. */
export async function sendMails(browser: Browser, shop: ShopToShow, locale: Locale): Promise<Mails> {
  return new Map([...await sendAccountMails(shop, locale, PHONE), ...await sendPasskeyMails(browser, shop.url, locale, PHONE), ...await sendShopMails(shop, locale), ...await sendOrderChangeMails(shop, locale), ...await sendMessageMails(shop, locale)]);
}

/** Shows the HTML of the mail whose page is open, as a mail program does: the policy of the development page forbids scripts, which taking a picture needs. */
async function showHtml({ page }: Visit): Promise<void> {
  await page.setBypassCSP(true);
  await page.goto(`${page.url()}/html`, { waitUntil: 'load' });
  await page.setBypassCSP(false);
  await untilPicturesShow(page);
}

/**
 * The mails as screens.
 *
 * @param mails - by language; filled before a screen is shown
 */
export function mailScreensOf(mails: ReadonlyMap<Locale, Mails>): readonly Screen[] {
  return [...ACCOUNT_KINDS, ...PASSKEY_KINDS, ...SHOP_KINDS, ...ORDER_CHANGE_KINDS, ...MESSAGE_KINDS].map((kind) =>
    screen(`mail-${kind.replaceAll('_', '-')}`, {
      path({ locale }) {
        const mail = mails.get(locale)?.get(kind);
        if (!mail) throw new Error(`No mail of the kind ${kind} was sent`);
        return mail;
      },
      act: showHtml,
    }),
  );
}

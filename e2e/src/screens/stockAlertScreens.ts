import { mailedLinkPath, routePath } from '@feszek/contract';
import { mailedAddress } from '../accounts/mailedAddress.ts';
import { apiVisitor } from '../buying/apiVisitor.ts';
import type { Visit } from '../harness/visit.ts';
import { idOf } from './findSample.ts';
import { screen } from './screen.ts';
import type { Opening, Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const TEXTS = {
  hu: { email: 'E-mail-cím', request: 'Értesítést kérek', sent: 'Nézd meg a postaládádat', confirm: 'Értesítést kérek', confirmed: 'Értesítünk', stop: 'Nem kérek több értesítőt', stopped: 'Leállítottuk az értesítőket', invalid: 'Ez a link nem érvényes' },
  en: { email: 'Email address', request: 'Email me when it’s back', sent: 'Check your inbox', confirm: 'Yes, email me', confirmed: 'We’ll let you know', stop: 'Stop all stock alerts', stopped: 'Your stock alerts have ended', invalid: 'This link isn’t valid' },
} as const;

const alertPath = ({ locale }: Pick<Stage, 'locale'>) => routePath('stock-alert', locale);

/** Requests an alert on the page of a product that is sold out. */
async function request(visit: Visit, { locale, shopUrl }: Stage): Promise<void> {
  const texts = TEXTS[locale];
  await visit.fill(texts.email, apiVisitor(shopUrl, locale).email);
  await visit.press('button', texts.request);
  await visit.find('heading', texts.sent);
  await visit.waitUntilIdle();
}

/** Opens the link of the mail to a new visitor who has requested an alert. */
function openMailed(name: 'confirm' | 'unsubscribe') {
  return async ({ locale, shopUrl, showpieces }: Stage): Promise<Opening> => {
    const visitor = apiVisitor(shopUrl, locale);
    await visitor.api.post('/api/stock-alerts', { product_id: Number(idOf(showpieces.products.soldOut)), email: visitor.email });
    const path = await mailedAddress(shopUrl, visitor.email, 'stock_alert_confirmation', `${alertPath({ locale })}#${name}`);
    return { path, visitor };
  };
}

/** Opens a link whose token the shop does not know. */
const openFalseLink = (name: 'confirm' | 'unsubscribe') => async (stage: Stage): Promise<Opening> => ({ path: mailedLinkPath(alertPath(stage), name, 'token'), visitor: apiVisitor(stage.shopUrl, stage.locale) });

/** Presses the button of a mail's link. */
const press = (button: 'confirm' | 'stop', heading: 'confirmed' | 'stopped' | 'invalid') => async (visit: Visit, { locale }: Stage): Promise<void> => {
  await visit.press('button', TEXTS[locale][button]);
  await visit.find('heading', TEXTS[locale][heading]);
  await visit.waitUntilIdle();
};

/** Alerts about products that are in stock again: the form, and the pages of the links in the mails. */
export const STOCK_ALERT_SCREENS: readonly Screen[] = [
  screen('product-stock-alert-sent', { path: ({ showpieces }) => showpieces.products.soldOut, act: request }),
  screen('stock-alert-form', { path: (stage) => `${alertPath(stage)}?product=${idOf(stage.showpieces.products.soldOut)}` }),
  screen('stock-alert-confirm', { open: openFalseLink('confirm') }),
  screen('stock-alert-confirmed', { open: openMailed('confirm'), act: press('confirm', 'confirmed') }),
  screen('stock-alert-invalid', { open: openFalseLink('confirm'), act: press('confirm', 'invalid'), refusal: 404 }),
  screen('stock-alert-stop', { open: openFalseLink('unsubscribe') }),
  screen('stock-alert-stopped', { open: openMailed('unsubscribe'), act: press('stop', 'stopped') }),
];

import { routePath } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import { NETWORK_MESSAGES } from '../harness/offlineCopies.ts';
import { screen } from './screen.ts';
import type { Screen, State } from './screen.ts';
import {
  awaitConsentBar, showFatalScreen, openCartCopy, openConsentDetails, openConsentSettings, openFatalPage, openOffline, openProductCopy, openSecondLevel, reopenConsent, showNotice, showPreviewBar, spendBudget, unfoldFooter,
} from './shellActs.ts';
import type { Stage } from './stage.ts';

const at = (route: RouteName) => ({ path: ({ locale }) => routePath(route, locale) }) satisfies State;
/** The page from which a visitor of the shell with copies loses the network. */
const copied = { path: ({ locale, shellWithCopies }: Stage) => shellWithCopies + routePath('faq', locale), visitor: 'newcomer', messages: NETWORK_MESSAGES } satisfies State;

/** The states of header and footer, of the question for cookies, and what the shell shows without network, without scripts and when it fails. */
export const SHELL_SCREENS: readonly Screen[] = [
  screen('menu-second-level', { ...at('faq'), frame: 'window', act: openSecondLevel }),
  screen('footer-unfolded', { ...at('faq'), act: unfoldFooter }),
  screen('release-preview', { ...at('faq'), act: showPreviewBar }),
  screen('notice', { ...at('cookie-rules'), visitor: 'newcomer', frame: 'window', act: showNotice }),
  screen('consent-bar', { ...at('index'), visitor: 'undecided', frame: 'window', act: awaitConsentBar }),
  // On a whole page, every stop of the Tab key is looked at: none may lie below the bar.
  screen('consent-bar-stops', { ...at('faq'), visitor: 'undecided', act: awaitConsentBar }),
  screen('consent-settings', { ...at('index'), visitor: 'undecided', frame: 'window', act: openConsentSettings }),
  screen('consent-details', { ...at('faq'), visitor: 'undecided', frame: 'window', act: openConsentDetails }),
  screen('consent-reopened', { ...at('faq'), frame: 'window', act: reopenConsent }),
  screen('cookie-rules-scriptless', { ...at('cookie-rules'), visitor: 'scriptless' }),
  screen('home-scriptless', { ...at('index'), visitor: 'scriptless' }),
  screen('contact-scriptless', { ...at('contact'), visitor: 'scriptless' }),
  screen('fatal-browser', { ...at('faq'), visitor: 'newcomer', messages: /The main script is broken/, act: showFatalScreen }),
  screen('fatal-server', { ...at('cookie-rules'), visitor: 'newcomer', messages: /status of 503/, act: openFatalPage }),
  screen('fatal-too-many', { path: ({ locale, shellWithSmallBudget }) => shellWithSmallBudget + routePath('faq', locale), visitor: 'newcomer', messages: /status of 429/, act: spendBudget }),
  screen('offline', { ...copied, act: openOffline }),
  screen('offline-product', { ...copied, act: openProductCopy }),
  screen('offline-cart', { ...copied, act: openCartCopy }),
];

import { defineSlice } from '@feszek/kit';
import { publishUser } from './user/publishUser.ts';

export const slice = defineSlice({
  name: 'account',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  fragments: {
    login: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-login" */ './login/loginScreen.ts') },
    registration: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-registration" */ './registration/registrationScreen.ts') },
    'registration-success': {
      kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-registration-success" */ './registration-success/registrationSuccessScreen.ts'),
    },
    activation: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-activation" */ './activation/activationScreen.ts') },
    'password-reminder': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-password-reminder" */ './reminder/reminderScreen.ts') },
    'password-reset': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-password-reset" */ './reset/resetScreen.ts') },
    'email-confirmation': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-email-confirmation" */ './email-change/emailConfirmationScreen.ts') },
    'email-undo': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-email-undo" */ './email-change/emailUndoScreen.ts') },
    'account-closed': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-account-closed" */ './account-closed/accountClosedScreen.ts') },
    'deletion-cancel': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-deletion-cancel" */ './deletion-cancel/deletionCancelScreen.ts') },
    'personal-data': { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-personal-data" */ './personal-data/personalDataScreen.ts') },
    account: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-account" */ './account/accountScreen.ts') },
    details: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-details" */ './details/detailsScreen.ts') },
    security: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-security" */ './security/securityScreen.ts') },
    addresses: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-addresses" */ './addresses/addressesScreen.ts') },
    privacy: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-privacy" */ './privacy/privacyScreen.ts') },
    orders: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-orders" */ './orders/ordersScreen.ts') },
  },
  start: (host) => void publishUser(host),
});

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
    orders: { kind: 'personal', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-orders" */ './orders/ordersScreen.ts') },
  },
  start: (host) => void publishUser(host),
});

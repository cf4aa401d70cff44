import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { PersonalDataScreen } from './PersonalDataScreen.tsx';

export const screen = defineScreen<{ readonly token: string }>({
  load: async ({ params }) => found({ token: params['token'] ?? '' }),
  head: ({ token }, { t }) => accountHead(t('personalData.title'), 'auth-personal-data', { token }),
  Component: PersonalDataScreen,
});

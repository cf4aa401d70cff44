import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { ReminderScreen } from './ReminderScreen.tsx';

export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}),
  head: (_, { t }) => accountHead(t('reminder.title'), 'auth-password-reminder'),
  Component: ReminderScreen,
});

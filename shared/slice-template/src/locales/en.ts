import type { MessagesLike } from '@feszek/i18n';
import type { ExampleMessages } from './hu.ts';

export const messages = {
  page: {
    title: 'Our showrooms',
    description: 'The addresses and telephone numbers of our showrooms.',
    reload: 'Refresh',
    loading: 'Loading…',
    emptyTitle: 'No showrooms here yet',
    emptyText: 'In the meantime, browse our range online.',
    toProducts: 'See all products',
    failedTitle: 'We couldn’t load this',
    failedText: 'Check your internet connection and try again.',
    retry: 'Try again',
  },
} satisfies MessagesLike<ExampleMessages>;

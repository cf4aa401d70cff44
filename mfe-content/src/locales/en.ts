import type { MessagesLike } from '@feszek/i18n';
import type { ContentMessages } from './hu.ts';

export const messages = {
  faq: {
    title: 'Frequently asked questions',
    description: 'Ordering, delivery, payment, returns and warranty: short answers to the questions we are asked most often.',
    intro: 'The questions we are asked most often, answered briefly.',
    breadcrumb: 'You are here',
    home: 'Home',
    topics: 'Topics',
    moreTitle: 'Still wondering?',
    moreText: 'Call us or drop us a line. We are happy to help.',
    moreLink: 'How to reach our showrooms',
    emptyTitle: 'No questions here yet',
    emptyText: 'We are working on it. In the meantime, we are happy to help by phone or email.',
  },
  teaser: {
    title: 'Common questions',
    all: 'All questions and answers',
  },
  showrooms: {
    title: 'Our showrooms',
    address: '{{address}}, {{zipcode}} {{city}}',
    hours: 'Opening hours',
    phone: 'Phone: {{phone}}',
    email: 'Email: {{email}}',
  },
} satisfies MessagesLike<ContentMessages>;

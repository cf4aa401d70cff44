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
  guarantee: {
    summary: 'Your legal guarantee rights: at least 2 years',
    title: 'Legal guarantee',
    lead: 'Minimum two-year legal guarantee protection for goods sold in the European Union',
    rights: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    notAsDescribed: 'do not match the description;',
    notWorking: 'do not function as intended.',
    liable: 'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    repair: 'free repair or free replacement;',
    refund: 'in some cases, a price reduction or full reimbursement.',
    longer: 'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code or ask the seller:',
    code: 'QR code: {{address}}',
    steps: 'What to do if you receive non-conforming goods:',
    report: 'Contact the seller as soon as possible to report the issue;',
    prove: 'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    commercial: 'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    garan: 'The GARAN label: a calendar with the number of years',
  },
  showrooms: {
    title: 'Our showrooms',
    address: '{{address}}, {{zipcode}} {{city}}',
    hours: 'Opening hours',
    phone: 'Phone: {{phone}}',
    email: 'Email: {{email}}',
  },
} satisfies MessagesLike<ContentMessages>;

import type { Faq } from '@feszek/contract';

/** The questions for search engines: https://schema.org/FAQPage. */
export function faqPageData({ topics }: Faq): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}

import type { Faq } from '@feszek/contract';

function topic(id: number, title: string, questions: readonly string[]): Faq['topics'][number] {
  return { id, title, questions: questions.map((question, index) => ({ id: id * 10 + index, question, answer: `Válasz: ${question}` })) };
}

/** Two topics with four questions between them (ids 10, 11, 20, 21), and an empty topic. */
export function fourQuestions(): Faq {
  return {
    topics: [
      topic(1, 'Rendelés', ['Kell regisztrálnom?', 'Van legkisebb összeg?']),
      topic(3, 'Ajándékutalvány', []),
      topic(2, 'Szállítás', ['Mennyibe kerül?', 'Átvehetem személyesen?']),
    ],
  };
}

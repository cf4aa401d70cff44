import type { OperatorContent } from '@feszek/contract';
import { FAQ } from './faq.ts';
import { SHOWROOMS } from './showrooms.ts';

/** The content file of the demonstration shop. Its menus are those of every new shop. */
export const DEMO_CONTENT: OperatorContent = {
  menus: undefined,
  faq: FAQ.map(({ title, questions }) => ({
    title_hu: title.hu,
    title_en: title.en,
    questions: questions.map(([question, answer]) => ({ question_hu: question.hu, question_en: question.en, answer_hu: answer.hu, answer_en: answer.en })),
  })),
  showrooms: SHOWROOMS.map(({ name, openingHours, ...showroom }) => ({
    ...showroom,
    name_hu: name.hu,
    name_en: name.en,
    opening_hours: openingHours,
  })),
};

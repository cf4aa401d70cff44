import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** Where a topic stands on the FAQ page; the same in both languages, so that a link survives the change of language. */
export function topicAnchor(id: number): string {
  return `topic-${id}`;
}

/**
 * Where an answer stands on the FAQ page. The anchor is inside the closed `<details>`, because that is what makes a
 * browser open it on its way there (HTML standard, ancestor revealing algorithm).
 */
export function questionAnchor(id: number): string {
  return `question-${id}`;
}

/** The address of one answer. */
export function questionPath(locale: Locale, id: number): string {
  return `${routePath('faq', locale)}#${questionAnchor(id)}`;
}

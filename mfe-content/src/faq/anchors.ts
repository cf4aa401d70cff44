import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The anchor of a topic on the FAQ page; the same in both languages, so that links work in both. */
export function topicAnchor(id: number): string {
  return `topic-${id}`;
}

/**
 * The anchor of an answer on the FAQ page. It is inside the closed `<details>`, so that a browser opens the element (HTML
 * standard, ancestor revealing algorithm).
 */
export function questionAnchor(id: number): string {
  return `question-${id}`;
}

/** The address of one answer. */
export function questionPath(locale: Locale, id: number): string {
  return `${routePath('faq', locale)}#${questionAnchor(id)}`;
}

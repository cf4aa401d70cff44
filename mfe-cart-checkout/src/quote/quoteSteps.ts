import { quoteRequesterSchema, quotePreferencesSchema } from '@feszek/contract';
import type { Locale, QuoteDraft } from '@feszek/contract';
import { quoteHref } from '../navigation/quoteHref.ts';

/** The steps of a quote request in their order. In the address they are numbered from 1. */
export const QUOTE_STEPS = ['requester', 'delivery', 'summary'] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

/** A step's number in the address. */
export function numberOf(step: QuoteStep): string {
  return String(QUOTE_STEPS.indexOf(step) + 1);
}

/** The address of a step. */
export function quoteStepHref(step: QuoteStep, locale: Locale): string {
  return `${quoteHref(locale)}&step=${numberOf(step)}`;
}

/** The step of an address, by default the first. A step after an incomplete one cannot be reached. */
export function quoteStepOf(search: URLSearchParams, { requester, wishes: preferences }: QuoteDraft): QuoteStep {
  const asked = QUOTE_STEPS[Number(search.get('step')) - 1] ?? 'requester';
  if (asked === 'requester' || !quoteRequesterSchema.isValidSync(requester)) return 'requester';
  return asked === 'delivery' || !quotePreferencesSchema.isValidSync(preferences) ? 'delivery' : asked;
}

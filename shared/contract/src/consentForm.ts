import type { ConsentChoice } from './consent.ts';

/** The path to which the form on the cookie page posts. The shell answers it. */
export const CONSENT_FORM_PATH = '/consent';

/** Values of the form's field `choice`: its three buttons. With `selected`, the boxes named after the purposes count. */
export const CONSENT_ANSWERS = { all: 'all', necessary: 'necessary', selected: 'selected' } as const;

/** The choice in the fields of a form; `undefined` if none of its buttons was pressed. */
export function consentChoiceOf(fields: Pick<FormData | URLSearchParams, 'get' | 'has'>): ConsentChoice | undefined {
  switch (fields.get('choice')) {
    case CONSENT_ANSWERS.all: return { statistics: true, marketing: true };
    case CONSENT_ANSWERS.necessary: return { statistics: false, marketing: false };
    case CONSENT_ANSWERS.selected: return { statistics: fields.has('statistics'), marketing: fields.has('marketing') };
    default: return undefined;
  }
}

export type ConsentMessageId = 'consent-all' | 'consent-statistics' | 'consent-marketing' | 'consent-necessary';

/** The id of the form's message that a choice is stored. A browser without scripts returns to it, and so shows it. */
export function consentMessageId({ statistics, marketing }: ConsentChoice): ConsentMessageId {
  if (statistics) return marketing ? 'consent-all' : 'consent-statistics';
  return marketing ? 'consent-marketing' : 'consent-necessary';
}

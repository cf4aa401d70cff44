import { INVITATION_MS, OPT_OUT_YEARS, REJECTED_REVIEW_MS, removeOldInvitations, removeOldOptOuts, removeOldReviews, removeRejectedReviews, REVIEW_YEARS } from '../../reviews/personalData/removeReviews.ts';
import type { RetentionEntry } from './RetentionEntry.ts';

/** What is stored for reviews. */
export const REVIEW_RETENTION: readonly RetentionEntry[] = [
  {
    job: 'old-reviews',
    data: { hu: 'Értékelés: csillagok, szöveg, fényképek, a rendelés, és ha kéred, a keresztneved a vezetékneved kezdőbetűjével', en: 'Review: stars, text, photographs, the order and, if you so choose, your first name with an initial' },
    purpose: { hu: 'a vásárlók tapasztalatai segítik a többiek választását, és igazolni tudjuk, hogy az értékelés vásárlótól származik', en: 'the experience of buyers helps others to choose, and we can prove that a review is from a buyer' },
    basis: 'consent',
    period: { years: REVIEW_YEARS },
    from: { hu: 'az értékelés megírása után; kérésedre és a fiókkal együtt azonnal töröljük', en: 'after you wrote it; deleted at once on request and with your account' },
    remove: removeOldReviews,
  },
  {
    job: 'rejected-reviews',
    data: { hu: 'Értékelés, amely nem jelenik meg, az indoklással', en: 'Review that is not published, with the reason' },
    purpose: { hu: 'válaszolunk, ha kérdésed van a döntésről', en: 'we can answer questions about the decision' },
    basis: 'interest',
    period: { ms: REJECTED_REVIEW_MS },
    from: { hu: 'a döntés után', en: 'after the decision' },
    remove: removeRejectedReviews,
  },
  {
    job: 'old-review-invitations',
    data: { hu: 'Meghívó az értékelésre: a rendelés, a küldés ideje, a link ellenőrzőkódja; képek, amelyekhez nem írtál értékelést', en: 'Invitation to review: the order, when it was sent, a code that verifies its link; photographs without a review' },
    purpose: { hu: 'rendelésenként egyszer megkérdezzük, hogyan vált be, amit vettél; bármikor leiratkozhatsz', en: 'we ask once for each order how you like what you bought; you can unsubscribe at any time' },
    basis: 'interest',
    period: { ms: INVITATION_MS },
    from: { hu: 'a meghívó elküldése után', en: 'after the invitation was sent' },
    remove: removeOldInvitations,
  },
  {
    job: 'old-review-opt-outs',
    data: { hu: 'Hogy nem kérsz meghívót értékelésre: az e-\u2060mail-címed ellenőrzőkódja', en: 'That you want no review invitations: a hash of your email address' },
    purpose: { hu: 'nem küldünk több ilyen levelet', en: 'we do not send you such emails again' },
    basis: 'interest',
    period: { years: OPT_OUT_YEARS },
    from: { hu: 'a leiratkozás után', en: 'after you unsubscribed' },
    remove: removeOldOptOuts,
  },
];

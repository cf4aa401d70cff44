/** Errors of reviews: a part of the catalogue. */
export const REVIEW_ERRORS = {
  review_link_malformed: { status: 422, message: { hu: 'Ez a link nem teljes. Nyisd meg újra a levélből.', en: 'This link is incomplete. Please open it from the email again.' } },
  review_link_unknown: { status: 404, message: { hu: 'Ezt a linket nem ismerjük.', en: 'We don’t recognise this link.' } },
  review_link_expired: { status: 410, message: { hu: 'Ez a link már lejárt.', en: 'This link has expired.' } },
  review_too_early: { status: 409, message: { hu: 'Ezt a rendelést akkor értékelheted, ha már átvetted.', en: 'You can review this order once it has reached you.' } },
  review_decided: { status: 409, message: { hu: 'Ezt az értékelést már elbíráltuk, ezért nem módosítható.', en: 'This review has been decided on, so it can’t be changed.' } },
  review_item_withdrawn: { status: 409, message: { hu: 'Ettől a terméktől elálltál, vagy már nem szerepel a kínálatunkban, ezért nem értékelhető.', en: 'You’ve withdrawn from this item, or we no longer have it, so it can’t be reviewed.' } },
  review_photos_full: { status: 409, message: { hu: 'Egy értékeléshez legfeljebb {max} kép tölthető fel.', en: 'A review can have up to {max} photographs.' } },
} as const;

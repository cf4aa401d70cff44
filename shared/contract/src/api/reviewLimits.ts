/** Limits of reviews: characters, photographs of one review, the bytes of a photograph; by how many a list grows, and up to how many. */
export const REVIEW_LIMITS = { title: 120, textMin: 20, text: 4000, photos: 4, photoBytes: 10 * 1024 * 1024, photoMegabytes: 10, key: 200, reason: 500, answer: 2000, step: 5, listed: 100 } as const;

export const MOST_STARS = 5;

/** The path to which a photograph is uploaded, and the bytes that a request may have. */
export const REVIEW_PHOTO_PATH = '/api/reviews/photos';
export const REVIEW_PHOTO_BODY_BYTES = REVIEW_LIMITS.photoBytes + 64 * 1024;

/** The path to which a mail program posts that no invitation is wanted (RFC 8058). */
export const REVIEW_ONE_CLICK_PATH = '/api/reviews/unsubscribe/one-click';

/** The form of the keys that open the review form: the token of an invitation, the hash of an order, the token that ends invitations. */
const REVIEW_KEY = /^(?:[\w-]{43}|[\w-]{32}|stop\.[1-9]\d{0,9}\.[\w-]{43})$/;

/** Whether a text can be a key of the review form. A link that was cut off is not. */
export const isReviewKey = (text: string): boolean => REVIEW_KEY.test(text);

/** Whether a key of the review form only ends invitations. */
export const isStopKey = (key: string): boolean => key.startsWith('stop.');

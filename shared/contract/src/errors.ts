import { ACCOUNT_ERRORS } from './accountErrors.ts';
import { durationText } from './durationText.ts';
import { fillMessage } from './fillMessage.ts';
import { GENERAL_ERRORS } from './generalErrors.ts';
import type { Locale } from './locale.ts';
import { QUANTITY_LIMIT_TEXTS } from './quantityLimit.ts';
import { REVIEW_ERRORS } from './reviewErrors.ts';

interface CatalogueEntry {
  readonly status: number;
  readonly message: Readonly<Record<Locale, string>>;
  /** The message if `available` is 0. */
  readonly messageWhenNone?: Readonly<Record<Locale, string>>;
}

function entry(status: number, hu: string, en: string): CatalogueEntry {
  return { status, message: { hu, en } };
}

/**
 * Every error of the API: code, HTTP status, and message in both languages.
 * A message may have placeholders (`{name}`) for values in `params` of the response. `{duration}` is the param `seconds` as text.
 */
export const ERRORS = {
  validation_failed: entry(422, 'Kérjük, ellenőrizd a megjelölt mezőket.', 'Please check the fields marked below.'),
  malformed_request: entry(422, 'Valami félrement. Töltsd újra az oldalt, és próbáld újra.', 'Something went wrong. Please reload the page and try again.'),
  not_found: entry(404, 'Amit keresel, nem található.', 'We couldn’t find what you asked for.'),
  method_not_allowed: entry(405, 'Ez a művelet itt nem érhető el.', 'This action isn’t available here.'),
  payload_too_large: entry(413, 'Túl sok adatot küldtél egyszerre. Küldj kevesebbet, és próbáld újra.', 'That’s too much data to send at once. Please send less and try again.'),
  unsupported_media_type: entry(415, 'Valami félrement. Ebben a formában nem küldhető el.', 'Something went wrong. It can’t be sent in this form.'),
  csrf_token_mismatch: entry(419, 'Túl sokáig volt nyitva az oldal. Kérjük, próbáld újra.', 'This page was open for too long. Please try again.'),
  cross_site_request: entry(403, 'Ez a kérés egy másik webhelyről érkezett, ezért nem fogadjuk el.', 'This request came from another website, so we can’t accept it.'),
  too_many_requests: entry(429, 'Túl sokszor próbáltad. Kérjük, próbáld újra {duration} múlva.', 'Too many attempts. Please try again in {duration}.'),
  search_busy: entry(503, 'Most nagyon sokan keresnek egyszerre. Kérjük, próbáld újra {duration} múlva.', 'Too many people are searching right now. Please try again in {duration}.'),
  invalid_credentials: entry(422, 'Az e-mail-cím vagy a jelszó nem megfelelő.', 'The email address or password is incorrect.'),
  unauthenticated: entry(401, 'Ehhez be kell jelentkezned.', 'Please sign in first.'),
  out_of_stock: {
    status: 409,
    message: QUANTITY_LIMIT_TEXTS.stock,
    messageWhenNone: {
      hu: 'Ez a termék most nem rendelhető: elfogyott, vagy éppen mások kosarában van.',
      en: 'This product can’t be ordered right now: it has sold out, or is in other people’s carts.',
    },
  },
  too_many_samples: entry(409, 'Egy rendelésben legfeljebb {max} mintát kérhetsz.', 'An order can have at most {max} samples.'),
  order_limit: { status: 409, message: QUANTITY_LIMIT_TEXTS.order },
  not_sold_in_currency: entry(409, 'Ez a termék {currency} pénznemben nem rendelhető. Válts forintra.', 'This product isn’t sold in {currency}. Switch to forints to order it.'),
  price_changed: entry(409, 'Időközben megváltozott egy ár a kosaradban. Kérjük, nézd át, és ha így is megfelel, rendeld meg újra.', 'A price in your cart has changed in the meantime. Please have a look, and if you’re happy with it, place the order again.'),
  user_has_open_orders: entry(409, 'A fiók nem törölhető: {count} rendelése még folyamatban van.', 'The account can’t be deleted: {count} of its orders are still under way.'),
  email_taken: entry(409, 'Ezzel az e-mail-címmel már van fiók.', 'There is already an account with this email address.'),
  addresses_full: entry(409, 'Legfeljebb {max} címed lehet. Törölj közülük egyet, és ennek is lesz helye.', 'You can keep up to {max} addresses. Remove one to make room for this.'),
  favourites_full: entry(409, 'Legfeljebb {max} kedvenced lehet. Vegyél ki közülük egyet, és ennek is lesz helye.', 'You can keep up to {max} favourites. Remove one to make room for this.'),
  cart_handover_ended: entry(410, 'A másik webhelyen töltött kosár átvételének ideje lejárt, vagy már áttettük. Menj vissza oda, és indítsd újra a fizetést.', 'The cart from the other website has been added already, or it took too long. Go back there and start the checkout again.'),
  cart_handover_unconfirmed: entry(409, 'Egy másik webhelyen töltöttél meg egy kosarat. Erősítsd meg, hogy áttegyük.', 'You filled a cart on another website. Please confirm that we may add it.'),
  cart_empty: entry(409, 'A kosarad üres.', 'Your cart is empty.'),
  cart_changed: entry(409, 'A kosarad időközben megváltozott. Kérjük, nézd át újra.', 'Your cart has changed in the meantime. Please review it.'),
  legal_pages_missing: entry(409, 'A bolt még nem fogad rendelést és ajánlatkérést. Nézz vissza később!', 'The shop isn’t taking orders or quote requests yet. Please check back soon.'),
  customer_data_missing: entry(409, 'A rendeléshez add meg az adataidat.', 'Please enter your details to place the order.'),
  delivery_method_missing: entry(409, 'Válassz szállítási módot.', 'Please choose a delivery method.'),
  delivery_place_missing: entry(409, 'Válaszd ki, hol veszed át a rendelésed.', 'Please choose where you’ll collect your order.'),
  delivery_place_unavailable: entry(409, 'Ez az átvételi hely most nem választható. Kérjük, válassz másikat.', 'This collection place can’t be chosen right now. Please choose another.'),
  payment_method_missing: entry(409, 'Válassz fizetési módot.', 'Please choose a payment method.'),
  delivery_day_gone: entry(409, 'A választott szállítási nap már nem elérhető.', 'The delivery day that you chose is no longer available.'),
  delivery_service_gone: entry(409, 'A választott szolgáltatás ehhez a rendeléshez nem kérhető.', 'The service that you chose isn’t available for this order.'),
  method_not_allowed_here: entry(422, 'Ez ehhez a rendeléshez nem választható.', 'This method can’t be chosen for this order.'),
  minimum_amount: entry(409, 'A minimális rendelési érték bruttó {amount}.', 'The minimum order is {amount} incl. VAT.'),
  // Source of the message: specification, chapter 5.
  coupon_email_missing: entry(409, 'A kuponkód ellenőrzéséhez add meg az e-mail-címed a pénztárban, vagy jelentkezz be!', 'To verify the code, please provide your email address during the checkout process or log in!'),
  coupon_unknown: entry(422, 'Nincs ilyen kuponkód. Kérjük, nézd meg, nincs-e benne elírás.', 'We don’t know this coupon code. Please check it for typing errors.'),
  coupon_not_yet_valid: entry(409, 'Ez a kupon még nem váltható be. Érvényes ekkortól: {from}', 'This coupon can’t be used yet. It’s valid from {from}.'),
  coupon_expired: entry(409, 'Ez a kupon már lejárt.', 'This coupon has expired.'),
  coupon_other_currency: entry(409, 'Ez a kupon ebben a pénznemben nem váltható be.', 'This coupon can’t be used in this currency.'),
  coupon_minimum: entry(409, 'Ez a kupon legalább bruttó {amount} értékű vásárlásnál váltható be.', 'This coupon needs products worth at least {amount} incl. VAT in your cart.'),
  coupon_used_up: entry(409, 'Ezt a kupont már nem lehet többször beváltani.', 'This coupon can’t be used any more.'),
  coupon_used_by_you: entry(409, 'Ezt a kupont már felhasználtad.', 'You’ve already used this coupon.'),
  coupon_exists: entry(409, 'Már van ilyen kód, más feltételekkel.', 'There is already a coupon with this code, on other terms.'),
  idempotency_key_reused: entry(422, 'Valami félrement. Töltsd újra az oldalt, és próbáld újra.', 'Something went wrong. Please reload the page and try again.'),
  order_in_progress: entry(409, 'A rendelésed feldolgozása folyamatban van.', 'Your order is already being placed.'),
  too_many_unpaid_orders: entry(409, 'Már {count} rendelésed van, amely nincs kifizetve. Kérjük, előbb fizesd ki valamelyiket, vagy várd meg, amíg útnak indítjuk. Ha többre van szükséged, írj nekünk.', 'You already have {count} orders that aren’t paid. Please pay for one of them first, or wait until we’ve dispatched it. If you need more, write to us.'),
  unpaid_amount_too_large: entry(409, 'Ezzel a fizetési móddal bejelentkezés nélkül legfeljebb bruttó {amount} értékben rendelhetsz. Kérjük, válassz másik fizetési módot, vagy kérj ajánlatot.', 'With this payment method you can order up to {amount} incl. VAT without signing in. Please choose another payment method, or request a quote.'),
  too_many_orders_today: entry(409, 'Az elmúlt egy napban túl sok rendelés érkezett innen vagy ezzel az e-mail-címmel, amelyet nem fizettek ki. Kérjük, próbáld újra holnap, vagy írj nekünk.', 'Too many orders that weren’t paid have come from here, or with this email address, in the last day. Please try again tomorrow, or write to us.'),
  order_restricted: entry(403, 'Ehhez nyisd meg a rendelést az e-mailben kapott hatjegyű kóddal, vagy jelentkezz be.', 'Open the order with the six-digit code that we email you, or sign in.'),
  order_code_wrong: entry(422, 'Ez a kód nem egyezik. Még {left} próbálkozásod van.', 'That code doesn’t match. Attempts left: {left}.'),
  order_code_expired: entry(410, 'Ez a kód már nem érvényes. Kérj újat.', 'That code is no longer valid. Please request a new one.'),
  payment_not_restartable: entry(409, 'Ez a rendelés nem fizethető újra.', 'This order can’t be paid again.'),
  pictures_busy: entry(503, 'A kép még készül. Kérjük, próbáld újra néhány másodperc múlva.', 'This picture is still being made. Please try again in a few seconds.'),
  picture_type_refused: entry(422, 'Ez nem JPEG, PNG, WebP, AVIF vagy TIFF kép.', 'This isn’t a JPEG, PNG, WebP, AVIF or TIFF picture.'),
  picture_animated: entry(422, 'Mozgókép és többoldalas kép nem tölthető fel.', 'Animated pictures and pictures of several pages aren’t accepted.'),
  picture_too_large: entry(422, 'A kép legfeljebb {megapixels} megapixeles lehet.', 'A picture may have up to {megapixels} megapixels.'),
  picture_file_too_large: entry(422, 'A képfájl legfeljebb {megabytes} MB lehet.', 'A picture file may have up to {megabytes} MB.'),
  picture_address_refused: entry(422, 'A kép címe nem nyilvános https-cím: {url}', 'The picture’s address isn’t a public https address: {url}'),
  picture_not_downloaded: entry(422, 'A kép nem tölthető le ({reason}): {url}', 'The picture can’t be downloaded ({reason}): {url}'),
  picture_unreadable: entry(422, 'A kép hibás vagy csonka, ezért nem olvasható.', 'The picture is damaged or cut off, so it can’t be read.'),
  payment_provider_unavailable: entry(503, 'A fizetési szolgáltató most nem érhető el. Kérjük, próbáld újra.', 'The payment provider can’t be reached right now. Please try again.'),
  order_waits_for_approval: entry(409, 'A rendelést még jóvá kell hagyni.', 'The order must be approved first.'),
  order_needs_no_approval: entry(409, 'Ezt a rendelést nem kell jóváhagyni.', 'This order needs no approval.'),
  order_step_refused: entry(409, 'A rendelés állapota most „{status}”, ezért ez nem lehetséges: „{wanted}”.', 'The order is “{status}” now, so it can’t become “{wanted}”.'),
  job_not_failed: entry(409, 'Ez a feladat nem hibás: magától lefut.', 'This job hasn’t failed: it runs by itself.'),
  order_not_refundable: entry(409, 'Ennek a rendelésnek az ára így nem adható vissza: nem fizették ki, már visszatérítettük, vagy nem szolgáltatón át érkezett.', 'This order can’t be refunded this way: it hasn’t been paid, has been refunded already, or wasn’t paid through a provider (refund it by hand then).'),
  stock_too_low: entry(409, 'Ebből a termékből csak {available} darab van.', 'Only {available} of this product are in stock.'),
  invalid_signature: entry(401, 'Az aláírás nem érvényes.', 'The signature isn’t valid.'),
  offer_expired: entry(409, 'Ez az ajánlat lejárt.', 'This quote has expired.'),
  offer_used: entry(409, 'Ezt az ajánlatot már megrendelték.', 'This quote has already been ordered.'),
  offer_withdrawn: entry(409, 'Ezt az ajánlatot visszavontuk.', 'This quote has been withdrawn.'),
  offer_changed: entry(409, 'Az ajánlat időközben megváltozott. Kérjük, nézd át újra.', 'The quote has changed in the meantime. Please look it over.'),
  offer_not_priced: entry(409, 'Ennek az ajánlatkérésnek még nincs ára vagy érvényessége.', 'This quote request has no delivery price or last day yet.'),
  offer_sent: entry(409, 'Ezt az ajánlatot már elküldtük. Módosítás előtt vond vissza.', 'This quote has been sent already. Withdraw it before you change it.'),
  import_running: entry(409, 'Már fut egy importálás. Az utolsó sora óta {duration} telt el.', 'Another import is running; its last row came {duration} ago.'),
  import_not_open: entry(409, 'Ez az importálás már lezárult.', 'This import has been closed.'),
  import_incomplete: entry(409, 'Az importálásnak {expected} sora van, de csak {received} érkezett meg.', 'The import has {expected} rows, but {received} have arrived.'),
  withdrawal_not_for_companies: entry(409, 'Ezt a rendelést cég adta le, vagy adószámot adtak meg hozzá, az elállási jog pedig a fogyasztókat illeti meg. Ha magánszemélyként vásároltál, írj nekünk.', 'This order was placed by a company or with a VAT number, and the right of withdrawal belongs to consumers. If you bought as a private customer, write to us.'),
  withdrawal_order_cancelled: entry(409, 'Ezt a rendelést már töröltük, nincs mitől elállni.', 'This order has been cancelled, so there’s nothing left to withdraw from.'),
  withdrawal_exceeds_order: entry(409, 'Ebből a rendelésből ennyi darabtól már nem lehet elállni. Kérjük, nézd át a mennyiségeket.', 'There aren’t that many pieces left in this order to withdraw from. Please check the quantities.'),
  ...ACCOUNT_ERRORS,
  ...REVIEW_ERRORS,
  ...GENERAL_ERRORS,
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** The message of an error in one language. */
export function errorMessage(code: ErrorCode, locale: Locale, params?: Readonly<Record<string, string | number>>): string {
  const { message, messageWhenNone }: CatalogueEntry = ERRORS[code];
  const seconds = params?.['seconds'];
  const text = (params?.['available'] === 0 && messageWhenNone ? messageWhenNone : message)[locale];
  return fillMessage(text, typeof seconds === 'number' ? { ...params, duration: durationText(seconds, locale) } : params);
}

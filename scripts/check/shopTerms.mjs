import { readShopTexts } from './shopTexts.mjs';

/**
 * Words that the shop's texts do not use, with the ones that they use: docs/reference/shop-terms.md.
 *
 * @typedef {object} TermRule
 * @property {'hu' | 'en'} locale
 * @property {RegExp} pattern
 * @property {string} use
 * @property {'interface'} [kind] - only for texts of this kind
 */

const START = String.raw`(?<![\p{L}\p{N}-])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** @param {TermRule['locale']} locale @param {string} words - alternatives of a regular expression, as whole words @param {string} use @param {TermRule['kind']} [kind] @returns {TermRule} */
function term(locale, words, use, kind) {
  return { locale, pattern: new RegExp(`${START}(?:${words})${END}`, 'giu'), use, ...(kind && { kind }) };
}

/** @param {string} stems - alternatives of the beginnings of words @param {string} use @returns {TermRule} */
function stem(stems, use) {
  return { locale: 'hu', pattern: new RegExp(String.raw`${START}(?:${stems})\p{L}*`, 'giu'), use };
}

/** Where a sentence starts: at the start of a text, a row or an item, or after the end of another sentence. */
const SENTENCE = String.raw`(?<=(?:^|[.!?|„(])\s*(?:[-*#>]+\s*|\d+\.\s*)*(?:Ne\s+)?)`;
/** Verbal particles, which follow a verb in the imperative. */
const PARTICLES = 'meg|el|be|ki|fel|föl|le|át|vissza|össze|hozzá|rá|ide|oda|tovább|végig|újra|haza';

/**
 * Imperatives of the third person by their endings, at the start of a sentence, where „te” has its own: „Válassza” for „Válassz”,
 * „Adja meg” for „Add meg”. Nouns that end alike, and verbs that have a subject of their own, are left out.
 *
 * @type {readonly TermRule[]}
 */
const POLITE_IMPERATIVES = [
  { locale: 'hu', pattern: new RegExp(String.raw`${SENTENCE}(?!(?:vissza|össze|mindössze|kassza|hossza|frissen|álljon|éljen|kelljen)${END})\p{L}+(?:ssa|sse|ssza|ssze|zza|zze|tsa|tse|sson|ssen|ssön|tson|tsen|tsön|zzon|zzen|zzön|[ljrndkpvm]j[oeö]n)${END}`, 'giu'), use: 'te: „válassz”, „jelentkezz be”' },
  { locale: 'hu', pattern: new RegExp(String.raw`${SENTENCE}\p{L}+(?:j[ae]|gy[ae]) (?:${PARTICLES})${END}`, 'giu'), use: 'te: „add meg”, „írd be”' },
];

/** A shopper is addressed as "te". `Ön` is a pronoun only with a capital letter. @type {readonly TermRule[]} */
const POLITE_FORMS = [
  { locale: 'hu', pattern: new RegExp(`${START}(?:Ön(?:t|nek|nel|nél|től|höz|ről|ök|öket|öknek|ökkel)?|Öné|öné)${END}`, 'gu'), use: 'te' },
  { locale: 'hu', pattern: new RegExp(String.raw`${START}kérjük,? (?!vissza)\p{L}+(?:j[ae]|z[ae]|ss?[ae]|s?s[oe]n|j[oe]n|zz?[oe]n|gy[ae])${END}`, 'giu'), use: 'te: „kérjük, add meg”' },
  term('hu', 'kattintson|jelentkezzen|forduljon|ellenőrizze|függessze|akassza|portalanítsa|porszívózza|olajozza|hozza be|tartsa távol', 'te: „kattints”, „tartsd távol”'),
  stem('szíveskedj', 'te: „kérjük, add meg”'),
  ...POLITE_IMPERATIVES,
];

/** @type {readonly TermRule[]} */
const HUNGARIAN = [
  ...POLITE_FORMS,
  stem('bevásárlókos', 'kosár'),
  stem('kasszá', 'pénztár'),
  stem('árajánlat', 'ajánlat, ajánlatkérés'),
  stem('mintabolt|showroom(?=ban|ból|ok|unk|já)', 'bemutatóterem'),
  stem('átvevőpont|átvételi pont|csomagátvev', 'csomagpont'),
  stem('kívánságlist', 'kedvencek'),
  stem('voucher|utalványkód|kedvezménykód', 'kupon, kuponkód'),
  stem('pénzvisszafizetés|pénzvisszatérítés', 'elállási jog, visszatérítés'),
  term('hu', 'foglal(?:juk|tuk) le|lefoglal(?:juk|tuk)|megtartjuk neked|fenntartjuk neked', 'félretesszük, félretettük'),
  term('hu', 'e-mail címe?d?|emailben|emailcím(?:e|ed|edet)?', 'e-mail-cím, e-mailben'),
  term('hu', 'próbáljuk újra|újra megpróbálom', 'újrapróbálom'),
  term('hu', 'legkisebb rendelés', 'minimális rendelési érték'),
  term('hu', 'uniós adószáma?', 'közösségi adószám'),
  stem('adatvédelmi (?:szabályzat|nyilatkozat)', 'adatkezelési tájékoztató'),
  term('hu', 'égő(?:k|t|ket|vel|kkel|id|je|jét)', 'izzó'),
];

/** @type {readonly TermRule[]} */
const AMERICAN = [
  term('en', 'colors?|colored', 'colour'),
  term('en', 'gray', 'grey'),
  term('en', 'centers?|centered', 'centre'),
  term('en', 'favorites?', 'favourite'),
  term('en', 'fibers?', 'fibre'),
  term('en', '(?:centi|milli|kilo)meters?|meters|liters', 'metre, litre'),
  term('en', 'aluminum|jewelry|cozy|mold|pajamas', 'aluminium, jewellery, cosy, mould, pyjamas'),
  term('en', 'canceled|labeled|traveled|fulfill', 'cancelled, labelled, travelled, fulfil'),
  term('en', '(?:organ|recogn|custom|author|personal|apolog|minim|maxim|stabil|special|real|character)iz(?:e[ds]?|ing|ation)', '-ise, -isation'),
];

/** @type {readonly TermRule[]} */
const ENGLISH = [
  ...AMERICAN,
  term('en', '(?:shopping|your) (?:basket|bag)', 'cart'),
  term('en', '(?:our|your|the|this|an) offer|offer (?:details|number)', 'quote', 'interface'),
  term('en', 'pick-?up points?|showroom pick-?up', 'parcel point, showroom collection'),
  term('en', 'wishlists?', 'favourites'),
  term('en', 'vouchers?|promo codes?|discount codes?', 'coupon'),
  term('en', 'privacy polic(?:y|ies)', 'privacy notice'),
  term('en', 'tax numbers?', 'VAT number'),
  term('en', '(?:net|gross) (?:prices?|amounts?|totals?)', 'excl. VAT, incl. VAT'),
  term('en', 'shipping (?:methods?|address(?:es)?|costs?)', 'delivery method, delivery address, delivery charge'),
  term('en', 'zip codes?|postal codes?', 'postcode'),
  term('en', '(?:an|the|our|your|by|this|each) e-mails?', 'email'),
  term('en', 'log(?:ged)? (?:in|out)|login|logout', 'sign in, sign out', 'interface'),
  term('en', 'money[- ]back guarantee', 'right of withdrawal'),
  term('en', 'nightstands?', 'bedside table'),
  term('en', 'cold[- ]foam', 'high-resilience foam'),
  term('en', 'skillets?|creamers?|poufs?|slipper chairs?', 'frying pan, cream jug, pouffe, armless chair'),
  term('en', 'tempered glass', 'toughened glass'),
  term('en', 'curtain rods?|fabric softeners?', 'curtain pole, fabric conditioner'),
  term('en', 'cannot|(?:do|does|did|could|will|would|is|are|was|has|have) not', 'a contraction: can’t, don’t, isn’t', 'interface'),
];

/** Claims of durability or safety that a trader has to prove: Directive (EU) 2024/825. @type {readonly TermRule[]} */
const UNPROVEN = [
  stem('\\p{L}*(?:kopás|folt|karc|idő|szakítás)álló|strapabíró|elnyűhetetlen|törhetetlen|gyerekbiztos|évtizedek(?:ig|en át)|legtartósabb|nemzedékek(?:en|nek)', 'what can be proved: the material, the joint, how it is cared for'),
  term('en', 'hard-?wearing|(?:scratch|stain|fade|wear)-(?:resistant|proof)|indestructible|unbreakable|child-?safe|for (?:decades|generations|a lifetime)|most durable', 'what can be proved: the material, the joint, how it is cared for'),
];

/** @type {readonly TermRule[]} */
const RULES = [...HUNGARIAN, ...ENGLISH, ...UNPROVEN];

/** Texts that the specification or a regulation prescribes. */
const PRESCRIBED = /provide your email address during the checkout process or log in!|do not (?:match the description|function as intended)/g;

/**
 * Words in the shop's texts that its terms replace.
 *
 * @param {string} root - the project's folder
 * @returns {string[]} one line each: file, line, word, term
 */
export function findForeignTerms(root) {
  return readShopTexts(root).flatMap(({ file, line, text, locale, kind }) => {
    const rules = RULES.filter((rule) => (locale === null || rule.locale === locale) && (rule.kind ?? kind) === kind);
    const found = rules.flatMap(({ pattern, use }) => (text.replace(PRESCRIBED, '').match(pattern) ?? []).map((word) => /** @type {const} */ ([word, use])));
    // A word that two rules find is reported once.
    return [...new Map(found)].map(([word, use]) => `${file}:${line}: "${word}" is not a term of the shop; use: ${use}`);
  });
}

/** Mailbox providers of Hungary and the world with which misspelt domains are compared. */
const PROVIDERS = [
  'gmail.com', 'freemail.hu', 'citromail.hu', 't-online.hu', 'indamail.hu', 'vipmail.hu', 'hotmail.com', 'outlook.com', 'live.com', 'icloud.com', 'yahoo.com',
] as const;

/** Names that resemble one of a provider and exist. */
const EXISTING = new Set(['googlemail', 'mail', 'email', 'ymail', 'cloud', 'online', 'mymail']);
/** Names of providers with many endings. */
const INTERNATIONAL = new Set(['hotmail', 'yahoo', 'outlook', 'live']);

/** Endings that do not exist, with the one that was meant. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['con', 'com'], ['cmo', 'com'], ['ocm', 'com'], ['comm', 'com'], ['cpm', 'com'], ['vom', 'com'], ['xom', 'com'], ['copm', 'com'], ['coom', 'com'], ['ccom', 'com'],
  ['huu', 'hu'], ['uh', 'hu'], ['hhu', 'hu'], ['hj', 'hu'], ['ju', 'hu'], ['hy', 'hu'], ['nte', 'net'], ['ent', 'net'], ['nett', 'net'], ['rog', 'org'], ['ogr', 'org'],
]);

/** Inserted, missing, replaced and exchanged neighbouring characters between two texts (optimal string alignment). */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1), isExchanged ? (older[j - 2] ?? 0) + 1 : Infinity);
    }
    older = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The part before the first dot. */
const nameOf = (domain: string) => domain.slice(0, domain.indexOf('.'));

/** Shorter names are similar to too many others: `five.hu` is not a misspelt `live.com`. */
const SHORTEST = 5;
const LONG = 7;

/** Whether a name is that of a provider with a slip, or with two in a long name that begins alike. */
function isSlip(name: string, known: string): boolean {
  if (known.length < SHORTEST) return false;
  const slips = distance(name, known);
  return slips === 1 || (slips === 2 && known.length >= LONG && name[0] === known[0]);
}

function correctedDomain(domain: string): string {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const ended = domain.slice(0, -ending.length) + (ENDINGS.get(ending) ?? ending);
  const name = nameOf(ended);
  if (EXISTING.has(name) || INTERNATIONAL.has(name)) return ended;
  return PROVIDERS.find((each) => nameOf(each) === name) ?? PROVIDERS.find((each) => isSlip(name, nameOf(each))) ?? ended;
}

/**
 * The email address that was probably meant, such as `anna@gmail.com` for `anna@gmial.com`; `undefined` if nothing suggests a
 * mistake. A guess: the visitor decides.
 */
export function correctEmail(email: string): string | undefined {
  const [, local, domain] = /^([^\s@]+)@([^\s@]+\.[^\s@.]+)$/.exec(email.trim()) ?? [];
  if (local === undefined || domain === undefined) return undefined;
  const written = domain.toLowerCase();
  const corrected = correctedDomain(written);
  return corrected === written ? undefined : `${local}@${corrected}`;
}

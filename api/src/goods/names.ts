const FIRST = ['Kő', 'Fa', 'Rét', 'Domb', 'Nád', 'Hárs', 'Szil', 'Sás', 'Csér', 'Gyepű', 'Köles', 'Som', 'Tölgy', 'Vad', 'Ó', 'Zúg', 'Mál', 'Berke', 'Holt', 'Sió', 'Lápi', 'Hegy', 'Vár', 'Sóly'];
const LAST = ['alja', 'háza', 'köz', 'major', 'telek', 'fő', 'mező', 'kút', 'liget', 'hát', 'szög', 'telke', 'sziget', 'rév', 'hely', 'lak', 'őr', 'part', 'fenyves', 'völgye', 'kapu', 'laka', 'szer', 'ormán'];

/** As many made-up names of places as a benchmark's range needs, each of them once, always in the same order. */
export const PLACE_NAMES: readonly string[] = FIRST.flatMap((_, shift) => FIRST.map((first, index) => `${first}${LAST[(index + shift) % LAST.length] ?? ''}`));

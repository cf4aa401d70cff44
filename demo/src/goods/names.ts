const FIRST = [
  'Kő', 'Fa', 'Rét', 'Domb', 'Nád', 'Hárs', 'Szil', 'Sás', 'Csér', 'Gyepű', 'Köles', 'Som', 'Tölgy', 'Vad', 'Zúg', 'Mál', 'Berke', 'Holt', 'Sió', 'Lápi',
  'Hegy', 'Vár', 'Sóly', 'Kút', 'Árok', 'Égés', 'Fűz', 'Nyír', 'Gyöngy', 'Hajnal', 'Hó', 'Jég', 'Kas', 'Láz', 'Mag', 'Nap', 'Ökör', 'Őz', 'Patak', 'Rév',
  'Szarvas', 'Tó', 'Út', 'Víz', 'Zab', 'Zsálya', 'Alma', 'Bak', 'Cseke', 'Dió', 'Eper', 'Farkas', 'Galamb', 'Hód', 'Iker', 'Juhar', 'Kecske', 'Len', 'Méh', 'Nyúl',
  'Olaj', 'Peszér', 'Róka', 'Szent', 'Tar', 'Ürge', 'Varjú', 'Zene', 'Bodza', 'Csiga', 'Daru', 'Fekete', 'Gólya', 'Hattyú', 'Kánya', 'Luc', 'Mogyoró', 'Páva', 'Rozs', 'Túzok',
];
const LAST = ['alja', 'háza', 'köz', 'major', 'telek', 'fő', 'mező', 'kút', 'liget', 'hát', 'szög', 'telke', 'sziget', 'rév', 'hely', 'lak', 'őr', 'part', 'fenyves', 'völgye', 'kapu', 'laka', 'szer', 'ormán'];

/** Generates place names for a benchmark's range, each of them once, in a deterministic order. */
export const PLACE_NAMES: readonly string[] = [...new Set(LAST.flatMap((_, shift) => FIRST.map((first, index) => `${first}${LAST[(index + shift) % LAST.length] ?? ''}`)))];

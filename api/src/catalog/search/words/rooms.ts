import type { Locale } from '@feszek/contract';
import { fold } from '../text.ts';

const folded = (lines: string) => new Set(lines.split(',').map((words) => fold(words.trim())));

/** Names of rooms; English ones can have several words. */
export const ROOMS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  hu: folded(`nappali, társalgó, hálószoba, háló, étkező, ebédlő, konyha, fürdőszoba, fürdő, mosdó, előszoba, előtér, folyosó, bejárat, gyerekszoba, gyermekszoba, babaszoba, dolgozószoba, iroda,
    vendégszoba, szoba, kamra, mosókonyha, terasz, erkély, kert, kerti, pince, garázs, lakás, otthon`),
  en: folded(`living room, sitting room, front room, lounge, bedroom, guest room, dining room, kitchen, pantry, bathroom, washroom, laundry room, utility room, hall, hallway, entrance, entryway, foyer,
    corridor, kids room, kid room, children room, childrens room, nursery, playroom, home office, office, study, workspace, room, terrace, patio, balcony, garden, garage, basement, home, house`),
};

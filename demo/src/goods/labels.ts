import { CARE } from './care/careLabels.ts';
import { detail } from './defineProduct.ts';
import { localized } from './localized.ts';
import { PIECES } from './piecesIn.ts';

/** The labels of the table of details. */
export const LABELS = {
  seatHeight: localized('Ülésmagasság', 'Seat height'),
  seatDepth: localized('Ülésmélység', 'Seat depth'),
  filling: localized('Töltet', 'Filling'),
  cover: localized('Huzat', 'Cover'),
  care: CARE,
  assembly: localized('Összeszerelés', 'Assembly'),
  seats: localized('Férőhely', 'Seats'),
  extended: localized('Kihúzott hossz', 'Extended length'),
  surface: localized('Felület', 'Finish'),
  mattress: localized('Matracméret', 'Mattress size'),
  load: localized('Terhelhetőség', 'Maximum load'),
  slats: localized('Ágyrács', 'Slats'),
  inside: localized('Belső kialakítás', 'Inside'),
  socket: localized('Foglalat', 'Socket'),
  bulb: localized('Ajánlott fényforrás', 'Recommended bulb'),
  cable: localized('Kábelhossz', 'Cable length'),
  pile: localized('Szálmagasság', 'Pile height'),
  technique: localized('Készítés', 'Technique'),
  volume: localized('Űrtartalom', 'Volume'),
  pieces: PIECES,
  mounting: localized('Rögzítés', 'Mounting'),
} as const;

/** Lines that many products share. */
export const ASSEMBLED = detail(LABELS.assembly, 'készre szerelve érkezik', 'arrives assembled');
export const LEGS_ONLY = detail(LABELS.assembly, 'csak a lábakat kell felcsavarozni', 'only the legs need screwing on');
export const SELF_ASSEMBLY = detail(LABELS.assembly, 'összeszerelést igényel, az útmutató magyar és angol', 'self-assembly, with instructions in English and Hungarian');
export const TIP_GUARD = detail(LABELS.mounting, 'falhoz rögzítendő, a rögzítő a csomagban van', 'fix to the wall; the bracket is included');
export const OILED = detail(LABELS.surface, 'természetes keményviaszolaj', 'natural hard wax oil');
export const WIPE_CLEAN = detail(LABELS.care, 'nedves, majd száraz kendővel törölhető', 'wipe with a damp, then a dry cloth');
export const BULB_EXTRA = detail(LABELS.bulb, '2700 K-es LED, legfeljebb 12 W (nem tartozék)', '2700 K LED, up to 12 W (not included)');
export const DISHWASHER = detail(LABELS.care, 'mosogatógépben mosható', 'dishwasher safe');

import { detail } from '../defineProduct.ts';
import { LABELS, LEGS_ONLY, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { CANE, FRAMES, SAME_LEGS } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

/** Designs: 1 plain doors, 2 ribbed or cane doors, 3 drawers, 4 doors at the sides of an open niche, 5 rounded ends and a ribbed front on a plinth. */
export const sideboards = defineRange({
  category: 'sideboards',
  brand: 'holtag',
  kind: 'sideboard',
  weeksToOrder: 6,
  finishes: {
    oak: { ...WOOD.oak, note: ['A tölgy keményviaszolaja a borfoltnak is időt ad, amíg valaki ruhát hoz.', 'The hard wax oil on the oak gives you time to fetch a cloth for spilt wine.'] },
    smokedOak: { ...WOOD.smokedOak, note: ['A füstölt tölgy előtt a kerámia és az üveg is jobban látszik.', 'Ceramics and glass stand out against smoked oak.'] },
    walnut: WOOD.walnut,
    ash: WOOD.ash,
    lacquer: { ...WOOD.lacquer, note: ['A matt festék napfényben is egyenletes, nem csillan meg rajta az ablak.', 'The matt lacquer stays even in sunlight and never mirrors the window.'] },
    cane: { ...CANE, note: ['A nádon átmegy a hang és a távirányító jele is.', 'Sound passes through the cane, and so does the signal of a remote control.'] },
  },
  carriers: {
    ...SAME_LEGS, black: LEGS.black, brass: LEGS.brass, underLacquer: LEGS.walnut,
    walnutFrame: FRAMES.walnut, ashFrame: FRAMES.ash,
    plinthOak: ONE_WOOD.oak, plinthWalnut: ONE_WOOD.walnut,
  },
  details: [WIPE_CLEAN],
  sizes: {
    two: {
      noun: ['kétajtós komód', 'two-door sideboard'],
      mm: [1100, 420, 760], kilograms: 41, price: 249_900,
      note: ['110 centijével kisebb étkezőben vagy két ajtó között is elfér.', 'At 110 cm, it is made for a small dining room or the stretch between two doors.'],
      details: [detail(LABELS.inside, '2 rekesz, 2 polc', '2 compartments, 2 shelves'), LEGS_ONLY],
    },
    three: {
      noun: ['háromajtós komód', 'three-door sideboard'],
      mm: [1620, 450, 740], kilograms: 57, price: 329_900,
      note: ['Egy hatszemélyes étkészlet, a terítők és a nagy tálak is elférnek benne.', 'It holds a dinner service for six, the tablecloths and the big bowls as well.'],
      details: [detail(LABELS.inside, '3 rekesz, 3 polc', '3 compartments, 3 shelves'), LEGS_ONLY],
    },
    ribbed: {
      noun: ['bordás komód', 'ribbed sideboard'],
      mm: [1480, 430, 750], kilograms: 54, price: 349_900,
      note: ['A tányérok, a terítők és az italok 148 centin kapnak helyet.', 'Plates, table linen and bottles share its 148 cm.'],
      details: [detail(LABELS.inside, '2 rekesz, 2 polc', '2 compartments, 2 shelves'), LEGS_ONLY],
    },
    ribbedWide: {
      noun: ['széles bordás komód', 'wide ribbed sideboard'],
      mm: [1800, 450, 740], kilograms: 65, price: 409_900,
      note: ['180 centi hosszú, egy nagy asztal mellett is arányos.', 'At 180 cm, it holds its own beside a large table.'],
      details: [detail(LABELS.inside, '2 rekesz, 4 polc', '2 compartments, 4 shelves'), LEGS_ONLY],
    },
    drawers: {
      noun: ['fiókos komód', 'sideboard with drawers'],
      mm: [1240, 460, 800], kilograms: 59, price: 319_900,
      note: ['A fiókok teljesen kihúzhatók, a hátuljukban lévő kanál sem vész el.', 'The drawers pull out fully, so no spoon is lost at the back.'],
      details: [detail(STORAGE_LABELS.drawers, 'fékezett, egyenként 25 kg-ig', 'soft-closing, up to 25 kg each'), LEGS_ONLY],
    },
    drawersSmall: {
      noun: ['keskeny fiókos komód', 'narrow sideboard with drawers'],
      mm: [860, 420, 800], kilograms: 43, price: 259_900,
      note: ['Előszobába is elég keskeny, fiókja a kulcsoké és a leveleké.', 'It is narrow enough for a hall, with a drawer for keys and post.'],
      details: [detail(STORAGE_LABELS.drawers, 'fékezett, egyenként 20 kg-ig', 'soft-closing, up to 20 kg each'), LEGS_ONLY],
    },
    niche: {
      noun: ['nyitott fülkés komód', 'sideboard with open niche'],
      mm: [1600, 440, 760], kilograms: 55, price: 339_900,
      note: ['160 centi hosszú, nagy kanapéval szemben vagy hatszemélyes asztal mellett érvényesül.', 'At 160 cm, it belongs across from a large sofa or beside a table for six.'],
      details: [detail(LABELS.inside, '2 ajtó, középen nyitott fülke', '2 doors, open niche between'), LEGS_ONLY],
    },
    nicheSmall: {
      noun: ['kis nyitott fülkés komód', 'small sideboard with open niche'],
      mm: [1280, 400, 720], kilograms: 44, price: 289_900,
      note: ['128 centivel egy kisebb nappalinak sem sok.', 'At 128 cm, it suits the wall of a smaller living room.'],
      details: [detail(LABELS.inside, '2 ajtó, középen nyitott fülke', '2 doors, open niche between'), LEGS_ONLY],
    },
    rounded: {
      noun: ['lekerekített komód', 'rounded sideboard'],
      mm: [1600, 450, 760], kilograms: 64, price: 419_900,
      note: ['Lekerekített végei miatt szűk helyen sem ütöd bele a csípőd.', 'Its ends are rounded, so you won’t catch your hip on it in a narrow space.'],
      details: [detail(LABELS.inside, '2 rekesz, 2 polc', '2 compartments, 2 shelves'), detail(LABELS.assembly, 'készre szerelve érkezik', 'arrives assembled')],
    },
    roundedSmall: {
      noun: ['kis lekerekített komód', 'small rounded sideboard'],
      mm: [1200, 420, 780], kilograms: 51, price: 359_900,
      note: ['120 centi hosszan hálóban, előszobában is megél.', 'A length of 120 cm lets it live in a bedroom or a hall.'],
      details: [detail(LABELS.inside, '2 rekesz, 2 polc', '2 compartments, 2 shelves'), detail(LABELS.assembly, 'készre szerelve érkezik', 'arrives assembled')],
    },
  },
  models: [
    {
      name: 'Fogadó', design: 1,
      look: ['{A} sima ajtói mögött rend van, a tetején pedig mindig elfér még egy tál. Magas lábai alatt könnyű söpörni.', '{A} keeps order behind plain doors and always has room for one more bowl on top. Its legs are tall enough to sweep beneath.'],
      features: [['Fékezett zsanérok', 'Soft-closing hinges'], ['Állítható belső polcok', 'Adjustable inner shelves'], ['Kábelnyílás a hátlapon', 'Cable hole in the back']],
      variants: [['two', 'lacquer', 'underLacquer'], ['three', 'ash', 'ash']],
    },
    {
      name: 'Iszalag', design: 2,
      look: ['{A} ajtóit nádfonat tölti ki, a fa csak keretet ad köré. Világos, könnyű darab, nem zárja le a falat.', '{A} fills its doors with cane and leaves the wood to frame it. A light piece in both senses, it never closes off a wall.'],
      features: [['Kézzel font nádbetétek', 'Hand-woven cane panels'], ['Hangfal és router is elfér mögötte', 'Hides loudspeakers and routers'], ['Mágneses ajtózár', 'Magnetic door catches']],
      variants: [['two', 'cane', 'ashFrame'], ['three', 'cane', 'walnutFrame']],
    },
    {
      name: 'Harmonika', design: 2,
      look: ['{A} eleje keskeny, függőleges bordák sora, amelyen oldalfényben végigfut az árnyék.', '{A} has a front of narrow upright ribs, and in light from the side each rib has its own shadow.'],
      features: [['Tömörfa bordák', 'Ribs of solid wood'], ['Csendes futású ajtók', 'Doors that run quietly'], ['Hátulról is kidolgozott', 'Finished at the back as well']],
      variants: [['ribbed', 'smokedOak', 'brass'], ['ribbedWide', 'ash', 'black']],
    },
    {
      name: 'Kalmár', design: 3,
      look: ['{A} csupa fiók: terítők, gyertyák, elemek, szalvétagyűrűk, és minden, aminek máshol nem volt helye.', '{A} is all drawers: for tablecloths, candles, batteries, napkin rings and everything that had no place of its own.'],
      features: [['Rekeszes felső fiók', 'Divided top drawer'], ['Fecskefarkú kötések', 'Dovetail joints'], ['Filccel bélelt evőeszköztartó', 'Felt-lined cutlery tray']],
      variants: [['drawers', 'walnut', 'walnut'], ['drawersSmall', 'oak', 'black']],
    },
    {
      name: 'Kemence', design: 4,
      look: ['{A} közepén nyitott fülke van, két oldalán ajtók. A fülkébe lámpa, lemezjátszó vagy hangfal fér.', '{A} has an open niche at its heart and a door on either side. The niche takes a lamp, a turntable or a loudspeaker.'],
      features: [['A fülkében áthelyezhető polc', 'Movable shelf in the niche'], ['Kábelnyílás a fülke hátában', 'Cable hole behind the niche'], ['Belül is kidolgozott ajtók', 'Doors finished on the inside too']],
      variants: [['niche', 'oak', 'smokedOak'], ['nicheSmall', 'lacquer', 'ash']],
    },
    {
      name: 'Kavics', design: 5,
      look: ['{A} két vége lekerekített, bordázott eleje megszakítás nélkül fordul be a sarkokon. Lábazaton áll, súlya van.', '{A} is rounded at both ends, and its ribbed front turns the corners without a break. It stands on a plinth and has weight.'],
      features: [['Hajlított, bordázott felület', 'Curved and ribbed surface'], ['A bordák közé rejtett ajtók', 'Doors hidden among the ribs'], ['Visszaugró lábazat', 'Recessed plinth']],
      variants: [['rounded', 'walnut', 'plinthWalnut'], ['roundedSmall', 'oak', 'plinthOak']],
    },
  ],
});

import { detail } from '../defineProduct.ts';
import { LABELS, LEGS_ONLY, SELF_ASSEMBLY, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { FRAMES, SAME_LEGS } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

/** Designs: 1 four legs and a row of drawers, 2 a thin top on a metal frame, 3 a pedestal of drawers, 4 trestles, 5 a gallery on top at the back. */
export const desks = defineRange({
  category: 'desks',
  brand: 'iratos',
  kind: 'desk',
  weeksToOrder: 6,
  finishes: {
    oak: { ...WOOD.oak, note: ['Az olajozott tölgy meleg a csukló alatt, télen is.', 'Oiled oak is warm under the wrist, even in winter.'] },
    smokedOak: { ...WOOD.smokedOak, note: ['A füstölt tölgy sötét és matt, ezért alig tükrözi a lámpát.', 'Smoked oak is dark and matt, so it hardly reflects the lamp.'] },
    walnut: { ...WOOD.walnut, note: ['A dió lapja nyugodt háttér a papírnak és a képernyőnek is.', 'A walnut top is a calm ground for paper and for screens.'] },
    ash: { ...WOOD.ash, note: ['A kőris világos lapja télen is visszaver valamennyi fényt.', 'The pale ash top gives back a little light even in winter.'] },
    beech: WOOD.beech,
    lacquer: { ...WOOD.lacquer, colors: ['chalk', 'ink', 'pine', 'graphite'], note: ['A matt lapon egyetlen papírra is jó írni, nem kell alá füzet.', 'The matt top is smooth enough to write on over a single sheet.'] },
  },
  carriers: { ...SAME_LEGS, black: FRAMES.black, brass: FRAMES.brass, oakUnderLacquer: LEGS.oak, trestleBeech: ONE_WOOD.beech, trestleOak: { ...ONE_WOOD.oak, part: ['tölgybakok', 'oak trestles'] } },
  details: [WIPE_CLEAN],
  sizes: {
    drawers: {
      noun: ['íróasztal fiókokkal', 'desk with drawers'],
      mm: [1300, 620, 750], kilograms: 31, price: 209_900,
      note: ['130 × 62 centin egy gép, egy füzet és egy könyv is nyitva maradhat.', 'On 130 × 62 cm, a computer, a notebook and a book can all stay open.'],
      details: [detail(LABELS.inside, 'fióksor a lap alatt, kábelnyílás', 'row of drawers under the top, cable outlet'), LEGS_ONLY],
    },
    drawersWide: {
      noun: ['széles íróasztal fiókokkal', 'wide desk with drawers'],
      mm: [1560, 680, 750], kilograms: 38, price: 249_900,
      note: ['A 156 centis lapon két képernyő is elfér.', 'The 156 cm top has room for two screens.'],
      details: [detail(LABELS.inside, 'fióksor a lap alatt, kábelnyílás', 'row of drawers under the top, cable outlet'), LEGS_ONLY],
    },
    thin: {
      noun: ['íróasztal', 'desk'],
      mm: [1400, 680, 740], kilograms: 27, price: 179_900,
      note: ['Fiók nem ütközik a térdbe, a lap alatt végig szabad a hely.', 'There is no drawer in the way of your knees, and the space under the top is clear.'],
      details: [detail(STORAGE_LABELS.legroom, '71 cm'), SELF_ASSEMBLY],
    },
    thinSmall: {
      noun: ['kis íróasztal', 'small desk'],
      mm: [1050, 550, 740], kilograms: 19, price: 139_900,
      note: ['105 centijével hálószobában, lépcsőfordulóban is felállítható.', 'At 105 cm, it can be set up in a bedroom or on a landing.'],
      details: [detail(STORAGE_LABELS.legroom, '71 cm'), SELF_ASSEMBLY],
    },
    pedestal: {
      noun: ['fiókos íróasztal', 'pedestal desk'],
      mm: [1480, 680, 750], kilograms: 48, price: 299_900,
      note: ['A legalsó fiókba függőmappák férnek, a legfelsőbe tollak.', 'The bottom drawer takes hanging files, the top one pens.'],
      details: [detail(STORAGE_LABELS.drawers, 'egyik oldalt, fékezve', 'down one side, soft-closing'), SELF_ASSEMBLY],
    },
    pedestalSmall: {
      noun: ['kis fiókos íróasztal', 'small pedestal desk'],
      mm: [1180, 580, 750], kilograms: 37, price: 239_900,
      note: ['Diáknak és otthon dolgozónak is elég, 118 centi széles.', 'At 118 cm wide, it is enough for a student or for working from home.'],
      details: [detail(STORAGE_LABELS.drawers, 'egyik oldalt, fékezve', 'down one side, soft-closing'), SELF_ASSEMBLY],
    },
    trestle: {
      noun: ['bakos íróasztal', 'trestle desk'],
      mm: [1600, 750, 740], kilograms: 34, price: 189_900,
      note: ['A lap egy mozdulattal leemelhető, költözéskor a liftben is elfér.', 'The top lifts off in one move and goes into a lift on moving day.'],
      details: [detail(LABELS.load, '80 kg'), detail(LABELS.assembly, 'csavar nélkül, a lapot a bakokra kell fektetni', 'no screws: the top is laid on the trestles')],
    },
    trestleSmall: {
      noun: ['kis bakos íróasztal', 'small trestle desk'],
      mm: [1250, 650, 740], kilograms: 27, price: 159_900,
      note: ['125 centis lapja szabóasztalnak, rajzasztalnak is jó.', 'The 125 cm top also does for cutting cloth or drawing plans.'],
      details: [detail(LABELS.load, '60 kg'), detail(LABELS.assembly, 'csavar nélkül, a lapot a bakokra kell fektetni', 'no screws: the top is laid on the trestles')],
    },
    gallery: {
      noun: ['polcos íróasztal', 'desk with gallery'],
      mm: [1200, 600, 920], kilograms: 29, price: 219_900,
      note: ['A 120 × 60 centis lap szabad marad, ha a lámpa, a naptár és a bögre fölkerül.', 'With the lamp, the calendar and the mug up there, the top of 120 × 60 cm stays free.'],
      details: [detail(LABELS.inside, 'polc a lap hátsó élénél, kábelnyílás', 'shelf along the back edge, cable outlet'), LEGS_ONLY],
    },
    gallerySmall: {
      noun: ['kis polcos íróasztal', 'small desk with gallery'],
      mm: [980, 540, 900], kilograms: 22, price: 179_900,
      note: ['98 centi széles, ablakmélyedésbe, könyvespolcok közé is befér.', 'It is 98 cm wide, for a window bay or the gap between bookcases.'],
      details: [detail(LABELS.inside, 'polc a lap hátsó élénél, kábelnyílás', 'shelf along the back edge, cable outlet'), LEGS_ONLY],
    },
  },
  models: [
    {
      name: 'Irka', design: 1,
      look: ['{A} négy lábon áll, a lap alatt lapos fiókok sora: ceruzáknak, füzeteknek, félkész gondolatoknak.', '{A} stands on four legs, with a row of shallow drawers under the top for pencils, notebooks and half-finished thoughts.'],
      features: [['Tömörfa asztallap', 'Solid wood top'], ['Fecskefarkú kötésű fiókok', 'Dovetailed drawers'], ['Kábelnyílás a lap hátuljánál', 'Cable outlet at the back']],
      variants: [['drawers', 'smokedOak', 'smokedOak'], ['drawersWide', 'walnut', 'walnut']],
    },
    {
      name: 'Gondolatjel', design: 2,
      look: ['{A} egyetlen vékony, vízszintes vonal a szobában. Karcsú fémváza szinte eltűnik alatta.', '{A} is one thin horizontal line in a room, on a metal frame so slim that it nearly disappears.'],
      features: [['Kábelcsatorna a hátsó él alatt', 'Cable channel under the back edge'], ['Merevített váz, gépelés közben sem rezeg', 'A braced frame that keeps still while you type'], ['Állítható talpak', 'Adjustable feet']],
      variants: [['thin', 'oak', 'black'], ['thinSmall', 'walnut', 'brass']],
    },
    {
      name: 'Tanoda', code: 'Katedra', design: 3,
      look: ['{A} egyik oldalán fióktorony tartja a lapot, a másikon lábak. Olyan asztal, amely mögé le szokás ülni, nem csak mellé.', '{A} rests on a tower of drawers at one side and on legs at the other. It is a desk to sit behind, with some ceremony.'],
      features: [['Zárható felső fiók', 'Lockable top drawer'], ['Hátulról is kidolgozott, szobaközépre is', 'Finished at the back, to stand mid-room'], ['Teljesen kihúzható fiókok', 'Fully extending drawers']],
      variants: [['pedestal', 'smokedOak', 'smokedOak'], ['pedestalSmall', 'lacquer', 'oakUnderLacquer']],
    },
    {
      name: 'Kecskeláb', design: 4,
      look: ['{A} egy lap két bakon, az asztalosműhelyek módjára. Szétszedve a falnak támasztható.', '{A} is a top on two trestles, as the first table in any joiner’s shop. Taken apart, it stands against a wall.'],
      features: [['30 mm vastag lap', 'A top 30 mm thick'], ['Összecsukható bakok', 'Trestles that fold'], ['Munkaasztalnak is elég erős', 'Sturdy enough for a workbench']],
      variants: [['trestle', 'beech', 'trestleBeech'], ['trestleSmall', 'lacquer', 'trestleOak']],
    },
    {
      name: 'Karzat', design: 5,
      look: ['{A} hátsó élén kis polc emelkedik a lap fölé, ahonnan minden belátható, és semmi sincs útban.', '{A} raises a small gallery along its back edge, from which everything can be seen and nothing is in the way.'],
      features: [['Levelek elférnek a polc alatt', 'Room for letters below the gallery'], ['Négy ferde, karcsú láb', 'Four slim, splayed legs'], ['Lekerekített elülső él', 'Rounded front edge']],
      variants: [['gallery', 'ash', 'ash'], ['gallerySmall', 'oak', 'oak']],
    },
    {
      name: 'Firka', design: 2, price: 0.95,
      look: ['{A} színes lapja egészen sík, vékony fémváza csak annyi vonal, amennyi az asztalhoz kell.', '{A} has a coloured top as flat as a new sheet of paper, and a frame with only as many lines as a desk needs.'],
      features: [['Lekerekített sarkok', 'Rounded corners'], ['Radír és kendő is letisztítja', 'Comes clean with a rubber or a cloth'], ['Egy ember is odébb teszi', 'Light enough to move alone']],
      variants: [['thin', 'lacquer', 'black'], ['thinSmall', 'lacquer', 'black']],
    },
  ],
});

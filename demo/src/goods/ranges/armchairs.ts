import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, UPHOLSTERY } from '../range/finishes.ts';
import { FELT } from './livingDiningFinishes.ts';
import { ROOM_LABELS } from './livingDiningLabels.ts';

export const armchairs = defineRange({
  category: 'armchairs',
  brand: 'vackor',
  kind: 'armchair',
  weeksToOrder: 6,
  finishes: {
    boucle: {
      ...UPHOLSTERY.boucle,
      note: ['A buklé hurkai gyapjúból vannak: elnyelik a hangot, és télen az első perctől melegek.', 'The loops of the bouclé are wool: they soak up sound, and in winter they feel warm from the first minute.'],
    },
    wool: {
      ...UPHOLSTERY.wool,
      note: ['A gyapjúszövet sűrű, ezért a rácsöppent teát van idő felitatni.', 'The wool weave is dense, so there is time to blot up a drop of tea.'],
    },
    felt: FELT,
    velvet: {
      ...UPHOLSTERY.velvet,
      note: ['A pamutbársony árnyalata a fénnyel változik: délelőtt világosabb, lámpánál mély és meleg.', 'Cotton velvet shifts with the light: paler in the morning, deep and warm under a lamp.'],
    },
    linen: {
      ...UPHOLSTERY.linen,
      note: ['A lenkeverék szellős, és a használattal puhul.', 'The linen blend is airy and softens with use.'],
    },
    leather: {
      ...UPHOLSTERY.leather,
      note: ['A növényi cserzésű marhabőr eleinte feszes, aztán évről évre puhább, sötétebb és fényesebb.', 'The vegetable-tanned cowhide starts out firm, then turns softer, darker and glossier year by year.'],
    },
  },
  carriers: {
    ...LEGS,
    blackBase: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acéltalp', 'black steel base'] },
    brassBase: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acél', 'brass-plated steel'], part: ['sárgaréz talp', 'brass base'] },
  },
  details: [detail(LABELS.load, '130 kg')],
  sizes: {
    barrel: {
      noun: ['fotel', 'armchair'],
      mm: [800, 780, 730], kilograms: 24, price: 209_900,
      note: ['Akkora, hogy felhúzott lábbal is el lehet benne férni.', 'There is room in it to sit with your feet tucked up.'],
      details: [detail(LABELS.seatHeight, '44 cm'), detail(LABELS.seatDepth, '55 cm'), LEGS_ONLY],
    },
    barrelSmall: {
      noun: ['kis fotel', 'small armchair'],
      mm: [700, 690, 710], kilograms: 19, price: 179_900,
      note: ['Hetven centi széles, ezért egy ablakmélyedésben vagy az ágy mellett is megáll.', 'At seventy centimetres wide, it will stand in a window bay or beside a bed.'],
      details: [detail(LABELS.seatHeight, '44 cm'), detail(LABELS.seatDepth, '50 cm'), LEGS_ONLY],
    },
    barrelDeep: {
      noun: ['mély fotel', 'deep armchair'],
      mm: [880, 860, 700], kilograms: 29, price: 239_900,
      note: ['Ülése mélyebb a szokottnál: ebben nem ülni, hanem elhelyezkedni szoktak.', 'The seat is deeper than most: this is a chair for settling into.'],
      details: [detail(LABELS.seatHeight, '43 cm'), detail(LABELS.seatDepth, '61 cm'), LEGS_ONLY],
    },
    wing: {
      noun: ['füles fotel', 'wing chair'],
      mm: [780, 850, 1060], kilograms: 27, price: 259_900,
      note: ['Háta a fejtetőig ér, így a nyak is pihen.', 'The back reaches to the crown of the head, so the neck can rest too.'],
      details: [detail(LABELS.seatHeight, '46 cm'), detail(LABELS.seatDepth, '54 cm'), LEGS_ONLY],
    },
    wingNarrow: {
      noun: ['keskeny füles fotel', 'narrow wing chair'],
      mm: [700, 800, 1020], kilograms: 24, price: 244_900,
      note: ['Keskenyebb a szokottnál, egy könyvespolc és az ablak között is elfér.', 'Narrower than most, it fits between a bookcase and a window.'],
      details: [detail(LABELS.seatHeight, '46 cm'), detail(LABELS.seatDepth, '52 cm'), LEGS_ONLY],
    },
    swivel: {
      noun: ['forgófotel', 'swivel chair'],
      mm: [780, 760, 740], kilograms: 22, price: 239_900,
      note: ['Körbefordul, és ott marad, ahol megállították.', 'It turns all the way round and stays where you stop it.'],
      details: [detail(LABELS.seatHeight, '43 cm'), detail(LABELS.seatDepth, '53 cm'), detail(ROOM_LABELS.rotation, '360°, visszaállás nélkül', '360°, without return'), detail(LABELS.assembly, 'csak a talpat kell felcsavarozni', 'only the base needs screwing on')],
    },
    swivelWide: {
      noun: ['széles forgófotel', 'wide swivel chair'],
      mm: [900, 860, 720], kilograms: 29, price: 289_900,
      note: ['Szélesebb ülésén törökülésben is kényelmes, és marad hely egy könyvnek.', 'The wider seat has room for crossed legs, and for a book beside you.'],
      details: [detail(LABELS.seatHeight, '42 cm'), detail(LABELS.seatDepth, '60 cm'), detail(ROOM_LABELS.rotation, '360°, visszaállás nélkül', '360°, without return'), detail(LABELS.assembly, 'csak a talpat kell felcsavarozni', 'only the base needs screwing on')],
    },
    slipper: {
      noun: ['karfa nélküli fotel', 'armless chair'],
      code: 'slipper-chair',
      mm: [640, 740, 740], kilograms: 16, price: 149_900,
      note: ['Karfa híján mindkét oldaláról le lehet ülni rá.', 'With no arms in the way, you can sit down from either side.'],
      details: [detail(LABELS.seatHeight, '41 cm'), detail(LABELS.seatDepth, '55 cm'), LEGS_ONLY],
    },
    slipperWide: {
      noun: ['széles karfa nélküli fotel', 'wide armless chair'],
      code: 'wide-slipper-chair',
      mm: [820, 780, 740], kilograms: 20, price: 179_900,
      note: ['Nyolcvankét centi széles, ezért kettő összetolva kis kanapénak is elmegy.', 'It is eighty-two centimetres wide, so two side by side will pass for a small sofa.'],
      details: [detail(LABELS.seatHeight, '41 cm'), detail(LABELS.seatDepth, '57 cm'), LEGS_ONLY],
    },
  },
  models: [
    {
      name: 'Ölelő', code: 'Cserge', design: 1,
      look: ['{A} háttámlája egyetlen ívben kerüli meg az ülést, karfája észrevétlenül nő ki belőle.', '{A} has a back that goes round the seat in a single curve, and arms that grow out of it unnoticed.'],
      features: [['Körbefutó, varrás nélküli hátív', 'Wrap-around back without a break'], ['Bükkváz, gumihevederes rugózás', 'Beech frame on rubber webbing'], ['Vastag, enyhén domború ülés', 'Thick, gently domed seat']],
      variants: [['barrel', 'boucle', 'walnut'], ['barrelSmall', 'felt', 'oak']],
    },
    {
      name: 'Enyhely', design: 3,
      look: ['{A} a két füle között tartja a lámpafényt és a könyvet, a huzat és a szoba zaja kívül reked.', '{A} keeps the lamplight and the book between its two wings, and leaves draughts and the noise of the room outside.'],
      features: [['Fejmagasságig érő fülek', 'Wings up to head height'], ['Enyhén hátradöntött, fejpárnás támla', 'Gently reclined back with a head cushion'], ['Tömör bükkváz', 'Solid beech frame']],
      variants: [['wing', 'wool', 'walnut'], ['wingNarrow', 'leather', 'black']],
    },
    {
      name: 'Búgócsiga', design: 4,
      look: ['{A} egyetlen kagylóforma kerek fémtalpon, könnyed, akár egy búgócsiga.', '{A} is a single shell on a round metal base, as poised as a spinning top before the spin.'],
      features: [['Csapágyazott, hangtalan forgás', 'Silent bearing'], ['Filccel bélelt, kerek fémtalp', 'Round metal base lined with felt'], ['Öntött hab ülőkagyló', 'Shell of moulded foam']],
      variants: [['swivel', 'boucle', 'blackBase'], ['swivelWide', 'velvet', 'brassBase']],
    },
    {
      name: 'Délután', design: 5,
      look: ['{A} alacsony és karcsú, háttámlája felül kifelé gördül.', '{A} is low and slender, with a back that rolls over at the top.'],
      features: [['Hengerként visszahajló háttámla', 'Rolled top to the back'], ['Levehető, cipzáras huzat', 'Removable zipped cover'], ['Könnyű, egy ember is arrébb teszi', 'Light enough for one person to move']],
      variants: [['slipper', 'velvet', 'walnut'], ['slipperWide', 'linen', 'oak']],
    },
    {
      name: 'Bástya', design: 1,
      look: ['{A} háta középen a legmagasabb, onnan két oldalt ereszkedik a karfáig.', '{A} is highest in the middle of its back and slopes down to the arms on both sides, like what is left of an old tower.'],
      features: [['Tizenöt centi vastag, párnázott oldalfal', 'Padded walls, fifteen centimetres thick'], ['Hátulról is végigkárpitozott', 'Upholstered all round'], ['Nyírváz, hideghab ülés', 'Birch frame and high-resilience foam seat']],
      variants: [['barrelDeep', 'leather', 'black'], ['barrelSmall', 'velvet', 'brass']],
    },
  ],
});

export const openArmchairs = defineRange({
  category: 'armchairs',
  brand: 'harkaly',
  kind: 'armchair',
  weeksToOrder: 6,
  finishes: {
    wool: {
      ...UPHOLSTERY.wool,
      note: ['A párnákat fedő gyapjúszövet sűrű, és meleg tapintású.', 'The wool weave on the cushions is close and warm to the touch.'],
    },
    linen: {
      ...UPHOLSTERY.linen,
      note: ['A lenkeverék huzat cipzáras, lehúzható és mosható.', 'The linen-blend covers unzip and go in the wash.'],
    },
    saddle: {
      body: 'leather', name: ['nyeregbőr', 'saddle leather'], colors: ['cognac', 'black'], price: 1.35,
      note: ['A nyeregbőr három milliméter vastag, és néhány hónap alatt felveszi annak a formáját, aki a legtöbbet ül benne.', 'The saddle leather is three millimetres thick and within a few months takes the shape of whoever sits in it most.'],
    },
  },
  carriers: {
    oak: { surface: ['wood', 'oak'], name: ['tömör tölgy', 'solid oak'], part: ['tölgyváz', 'oak frame'] },
    beech: { surface: ['wood', 'beech'], name: ['tömör bükk', 'solid beech'], part: ['bükkváz', 'beech frame'] },
  },
  details: [detail(LABELS.load, '120 kg'), ASSEMBLED],
  sizes: {
    lounge: {
      noun: ['pihenőfotel', 'lounge chair'],
      mm: [710, 800, 780], kilograms: 14, price: 219_900,
      note: ['A háta épp annyira dől, hogy olvasni még lehet, elaludni már muszáj.', 'The back reclines just far enough for reading, and a little too far for staying awake.'],
      details: [detail(LABELS.seatHeight, '40 cm'), detail(LABELS.seatDepth, '55 cm')],
    },
    loungeHigh: {
      noun: ['magas támlás pihenőfotel', 'high-backed lounge chair'],
      mm: [720, 860, 960], kilograms: 16.5, price: 254_900,
      note: ['Támlája a fejet is megtartja, így egy hosszú délelőttre is jó.', 'The back supports the head as well, which makes it good for a long morning.'],
      details: [detail(LABELS.seatHeight, '40 cm'), detail(LABELS.seatDepth, '57 cm')],
    },
  },
  models: [
    {
      name: 'Erkély', design: 2,
      look: ['{A} vékony rudakból áll, köztük két laza párna; oldalról átlátni rajta, ezért a kis szobát sem tölti ki.', '{A} is all slim rods with two loose cushions between them. You can see through it from the side, so it does not fill a small room.'],
      features: [['Tömörfa váz, csapolt kötésekkel', 'Solid wood frame with tenon joints'], ['Külön ülő- és hátpárna', 'Separate seat and back cushions'], ['Tenyérnyire szélesedő karfa', 'Arms that broaden to the width of a palm']],
      details: [detail(LABELS.filling, 'hideghab, pehelyréteggel', 'high-resilience foam with a layer of down')],
      variants: [['lounge', 'linen', 'oak'], ['loungeHigh', 'wool', 'beech']],
    },
    {
      name: 'Cséza', design: 2,
      look: ['{A} ülése és háta egy-egy kifeszített bőrlap a nyitott favázon, hab és rugó nélkül.', '{A} has a seat and a back of leather stretched over an open wooden frame, with no foam and no springs, as on a light carriage.'],
      features: [['Utánfeszíthető bőr', 'Leather that can be re-tensioned'], ['Kézzel eldolgozott bőrszélek', 'Leather edges finished by hand'], ['Csapolt tölgyváz', 'Oak frame with tenon joints']],
      details: [detail(LABELS.care, 'évente egyszer bőrbalzsam', 'leather balm once a year')],
      variants: [['lounge', 'saddle', 'oak']],
    },
  ],
});

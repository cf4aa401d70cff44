import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, UPHOLSTERY, WOOD } from '../range/finishes.ts';
import type { GoodsTier } from '../types.ts';
import { FELT, PAINTED_BEECH, PAINTED_FRAMES } from './livingDiningFinishes.ts';
import { FELT_GLIDES } from './livingDiningLabels.ts';

/** Discounts for several chairs. */
const BY_THE_TABLE: readonly GoodsTier[] = [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }];

export const woodenChairs = defineRange({
  category: 'wooden-chairs',
  brand: 'harkaly',
  kind: 'chair',
  tiers: BY_THE_TABLE,
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['Az olajozott tölgy kézmeleg tapintású, és a támla széle évről évre simább lesz.', 'Oiled oak is warm to the hand, and the edge of the back grows smoother every year.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A dió könnyebb a látszatnál, barnája pedig meleg marad.', 'Walnut is lighter than it looks, and its brown stays a warm one.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris rugalmas fa, ezért a támla enyhén enged a hátnak.', 'Ash is a springy wood, so the back gives a little.'],
    },
    beech: {
      ...WOOD.beech,
      note: ['A bükk egyenletes és szívós, évszázada ebből hajlítják a kávéházi székeket.', 'Beech is even and tough; café chairs have been bent from it for well over a century.'],
    },
    ...PAINTED_BEECH,
    cane: {
      body: 'cane', name: ['nádfonat', 'woven cane'], colors: ['rattan'], price: 1.15,
      note: ['A nád egy keveset enged az ülő alatt, és nyáron átjárja a levegő.', 'Cane gives a little under the sitter and lets the air through in summer.'],
    },
    cord: {
      body: 'cane', name: ['papírzsinór', 'paper cord'], colors: ['oat', 'chalk', 'graphite'], price: 1.2,
      note: ['A sodrott papírzsinórból egy ülésre száz méternél is több kell.', 'More than a hundred metres of twisted paper cord go into each seat.'],
    },
  },
  carriers: {
    ...ONE_WOOD, ...PAINTED_FRAMES,
    oakFrame: { surface: ['wood', 'oak'], name: ['tömör tölgy', 'solid oak'], part: ['tölgyváz', 'oak frame'] },
    walnutFrame: { surface: ['wood', 'walnut'], name: ['tömör dió', 'solid walnut'], part: ['dióváz', 'walnut frame'] },
    smokedFrame: { surface: ['wood', 'smokedOak'], name: ['füstölt tölgy', 'smoked oak'], part: ['füstölt tölgyváz', 'smoked oak frame'] },
    ashFrame: { surface: ['wood', 'ash'], name: ['tömör kőris', 'solid ash'], part: ['kőrisváz', 'ash frame'] },
    blackFrame: { surface: ['lacquer', 'black'], name: ['festett bükk', 'painted beech'], part: ['fekete bükkváz', 'black beech frame'] },
  },
  details: [detail(LABELS.seatHeight, '45 cm'), ASSEMBLED],
  sizes: {
    chair: {
      noun: ['étkezőszék', 'dining chair'],
      mm: [490, 520, 800], kilograms: 5.2, price: 66_900,
      note: ['Karja nincs, ezért egészen az asztal alá tolható.', 'Without arms, it pushes right in under the table.'],
      details: [detail(LABELS.seatDepth, '43 cm'), detail(LABELS.load, '130 kg')],
    },
    kitchen: {
      noun: ['konyhaszék', 'kitchen chair'],
      mm: [430, 480, 780], kilograms: 4.3, price: 54_900,
      note: ['Negyvenhárom centi széles, kis asztalhoz is négy fér belőle.', 'It is forty-three centimetres wide, so four fit round even a small table.'],
      details: [detail(LABELS.seatDepth, '40 cm'), detail(LABELS.load, '120 kg')],
    },
    wide: {
      noun: ['széles étkezőszék', 'wide dining chair'],
      mm: [550, 540, 790], kilograms: 6.1, price: 74_900,
      note: ['Öt centivel szélesebb a szokottnál, hosszú vacsorákhoz.', 'It is five centimetres wider than most, for long suppers.'],
      details: [detail(LABELS.seatDepth, '44 cm'), detail(LABELS.load, '130 kg')],
    },
    high: {
      noun: ['magas támlájú szék', 'high-backed chair'],
      mm: [480, 530, 940], kilograms: 5.8, price: 76_900,
      note: ['Háta a lapockáig felér, és az asztal fölött is szépen kirajzolódik.', 'It comes up to the shoulder blades and makes a good outline above the table.'],
      details: [detail(LABELS.seatDepth, '43 cm'), detail(LABELS.load, '130 kg')],
    },
  },
  models: [
    {
      name: 'Bognár', design: 1,
      look: ['{A} széles háttámláját gőz fölött hajlítják, és épp ott ér a háthoz, ahol kell.', '{A} has a broad backrest bent over steam, as wheelwrights bent their rims, and it meets the back just where it should.'],
      features: [['Gőzzel hajlított háttámla', 'Steam-bent backrest'], ['Formára mart ülőlap', 'Shaped wooden seat'], ['Csapolt, ragasztott kötések', 'Glued mortise and tenon joints']],
      variants: [['chair', 'walnut', 'walnut'], ['wide', 'ash', 'ash']],
    },
    {
      name: 'Cimbora', design: 1,
      look: ['{A} egyszerű, festett faszék: íves támla, tömör ülőlap, semmi, ami letörhetne vagy kikophatna.', '{A} is a plain painted wooden chair with a curved back and a solid seat, and nothing on it to snap off or wear through.'],
      features: [['Tetőtől talpig egyszínű', 'One colour from top to toe'], ['Egy kézzel felemelhető', 'Lifts with one hand'], ['Letörölhető, vízbázisú festék', 'Wipeable, water-based paint']],
      variants: [['kitchen', 'chalkBeech', 'chalkBeech'], ['chair', 'paprikaBeech', 'paprikaBeech']],
    },
    {
      name: 'Citera', design: 4,
      look: ['{A} hátában húrokként sorakoznak a vékony pálcák; mindegyik enged egy kicsit, együtt biztosan tartanak.', '{A} has slender spindles ranged across its back. Each gives a little; together they hold firm.'],
      features: [['Esztergált hátpálcák', 'Turned back spindles'], ['Vájt ülőlap', 'Hollowed seat'], ['Átmenő csapok, ékkel rögzítve', 'Through tenons secured with wedges']],
      variants: [['chair', 'oak', 'oak'], ['high', 'blackBeech', 'blackBeech'], ['kitchen', 'pineBeech', 'pineBeech']],
    },
    {
      name: 'Cserény', design: 2,
      look: ['{A} fakeretei közt nádfonat feszül az ülésen és a támlán, így a fény is átszűrődik rajta.', '{A} is strung with woven cane in both seat and back, so that it lets the light through.'],
      features: [['Nádfonatos ülés és háttámla', 'Cane in the seat and back'], ['Könnyű, tömörfa váz', 'Light frame in solid wood'], ['A fonat később cserélhető', 'The weave can be replaced later']],
      variants: [['chair', 'cane', 'oakFrame'], ['high', 'cane', 'smokedFrame']],
    },
    {
      name: 'Csuhé', design: 6,
      look: ['{A} ülését sodrott zsinórból szövik, ahogy régen csuhéból fonták; támlája vízszintes fokaival létrára emlékeztet.', '{A} has a seat woven from twisted cord, as was once done in corn husk, and a back whose level rungs recall a ladder.'],
      features: [['Kézzel szőtt ülés', 'Seat woven by hand'], ['Két ívelt hátfok', 'Two curved back rungs'], ['Esztergált tömörfa váz', 'Turned solid wood frame']],
      variants: [['chair', 'cord', 'ashFrame'], ['high', 'cord', 'walnutFrame']],
    },
    {
      name: 'Bükköny', design: 4,
      look: ['{A} pálcás háta falusi tornácot és angol kertet egyszerre idéz, csak keskenyebb, mai konyhákhoz mérve.', '{A} has a spindle back that recalls a village porch and an English garden at once, cut narrower for the kitchens of today.'],
      features: [['Kifelé dőlő, biztos lábak', 'Splayed, steady legs'], ['Kerekített ülésszél', 'Rounded front edge to the seat'], ['Pálcánként ragasztott és ékelt hát', 'Back glued and wedged spindle by spindle']],
      variants: [['kitchen', 'beech', 'beech']],
    },
  ],
});

export const upholsteredChairs = defineRange({
  category: 'upholstered-chairs',
  brand: 'vackor',
  kind: 'chair',
  tiers: BY_THE_TABLE,
  finishes: {
    boucle: {
      ...UPHOLSTERY.boucle,
      note: ['A gyapjúbuklé puha hurkai elnyelik az étkező zaját.', 'The soft loops of the wool bouclé soak up the noise of a dining room.'],
    },
    velvet: {
      ...UPHOLSTERY.velvet,
      note: ['A pamutbársony gyertyafényben a legszebb, a morzsa lekefélhető róla.', 'Cotton velvet is at its best by candlelight, and crumbs brush off it.'],
    },
    wool: {
      ...UPHOLSTERY.wool,
      note: ['A sűrű gyapjúszövet tartja a formáját, és a kilöttyent leves felitatására is hagy időt.', 'The dense wool weave keeps its shape and leaves you time to blot up spilt soup.'],
    },
    linen: {
      ...UPHOLSTERY.linen,
      note: ['A lenkeverék huzat levehető, így egy kiborult pohár sem végzetes.', 'The linen-blend cover comes off, so an upset glass is no disaster.'],
    },
    felt: {
      ...FELT,
      note: ['A gyapjúfilc felülete tömör és sima.', 'The surface of the wool felt is dense and smooth.'],
    },
    leather: {
      ...UPHOLSTERY.leather,
      note: ['A növényi cserzésű bőr letörölhető, és használat közben szépül.', 'The vegetable-tanned leather wipes clean and improves with use.'],
    },
  },
  carriers: {
    ...LEGS,
    blackTube: { surface: ['metal', 'black'], name: ['porfestett acélcső', 'powder-coated steel tube'], part: ['fekete csőváz', 'black tubular frame'] },
    steelTube: { surface: ['metal', 'steel'], name: ['szálcsiszolt acélcső', 'brushed steel tube'], part: ['acélcső váz', 'tubular steel frame'] },
    brassTube: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acélcső', 'brass-plated steel tube'], part: ['sárgaréz csőváz', 'brass tubular frame'] },
  },
  details: [detail(LABELS.seatHeight, '47 cm'), detail(LABELS.load, '120 kg')],
  sizes: {
    shell: {
      noun: ['kárpitozott szék', 'upholstered chair'],
      mm: [560, 570, 790], kilograms: 7, price: 84_900,
      note: ['A derekat két oldalról is megtartja, ezért a desszert után sem sürgős felállni.', 'It supports the waist from both sides, so there is no hurry to get up after dessert.'],
      details: [detail(LABELS.filling, 'hideghab', 'high-resilience foam'), LEGS_ONLY],
    },
    shellWide: {
      noun: ['széles kárpitozott szék', 'wide upholstered chair'],
      mm: [610, 600, 770], kilograms: 8.1, price: 96_900,
      note: ['Hatvanegy centi széles, félig már fotel.', 'At sixty-one centimetres wide it is halfway to an armchair.'],
      details: [detail(LABELS.filling, 'hideghab', 'high-resilience foam'), LEGS_ONLY],
    },
    straight: {
      noun: ['magas támlájú kárpitozott szék', 'high-backed upholstered chair'],
      mm: [470, 600, 1000], kilograms: 8.4, price: 92_900,
      note: ['Támlája egy méter magasra ér, és egyenesen tart a tósztok végéig.', 'The back rises to a metre and keeps you upright until the last toast.'],
      details: [detail(LABELS.filling, 'hideghab, gumihevederen', 'high-resilience foam on rubber webbing'), LEGS_ONLY],
    },
    straightLow: {
      noun: ['kárpitozott étkezőszék', 'upholstered dining chair'],
      mm: [460, 570, 900], kilograms: 7.6, price: 82_900,
      note: ['Támlája épp az asztallap fölé magasodik, egy kis étkezőben sem tolakodó.', 'The back rises just clear of the table and does not crowd a small dining room.'],
      details: [detail(LABELS.filling, 'hideghab, gumihevederen', 'high-resilience foam on rubber webbing'), LEGS_ONLY],
    },
    tube: {
      noun: ['csővázas szék', 'tubular chair'],
      mm: [500, 560, 810], kilograms: 6.4, price: 72_900,
      note: ['A cső kissé rugózik, amikor hátradőlnek rajta.', 'The tube springs a little as you lean back.'],
      details: [detail(LABELS.filling, 'formára vágott hab', 'shaped foam'), ASSEMBLED],
    },
    tubeSlim: {
      noun: ['keskeny csővázas szék', 'narrow tubular chair'],
      mm: [450, 520, 800], kilograms: 5.7, price: 66_900,
      note: ['Negyvenöt centi széles, hosszú asztalhoz sorban állítva is elfér.', 'It is forty-five centimetres wide, to line up along a long table.'],
      details: [detail(LABELS.filling, 'formára vágott hab', 'shaped foam'), ASSEMBLED],
    },
  },
  models: [
    {
      name: 'Veranda', design: 3,
      look: ['{A} háta körülöleli az ülést; alatta karcsú lábak állnak.', '{A} has a back that closes round the seat like two hands round hot tea, above a set of slim legs.'],
      features: [['Félig körbefutó háttámla', 'Back that comes halfway round'], ['Hátulról is kárpitozott', 'Upholstered from behind too'], ['Karcsú, kifelé dőlő lábak', 'Slim, splayed legs']],
      details: [FELT_GLIDES],
      variants: [['shell', 'boucle', 'walnut'], ['shellWide', 'velvet', 'brass']],
    },
    {
      name: 'Barack', design: 3,
      look: ['{A} minden oldalról gömbölyű és puha, alacsony háta ívben hajlik a domború ülés köré.', '{A} is rounded and soft on every side, with a low back that curves about its domed seat like the flesh of an apricot about the stone.'],
      features: [['Domború, vastag ülés', 'Thick, domed seat'], ['Alacsony, íves hát', 'Low, curved back'], ['Könnyen az asztal alá csúszik', 'Slides easily under the table']],
      details: [FELT_GLIDES],
      variants: [['shell', 'felt', 'oak'], ['shellWide', 'wool', 'black']],
    },
    {
      name: 'Házigazda', code: 'Asztalfő', design: 5,
      look: ['{A} annak a helye, aki a levest méri: magas, egyenes hát, feszes kárpit és négy egyenes láb.', '{A} is for whoever ladles the soup: a high, straight back, taut upholstery and four straight legs.'],
      features: [['Magas, egyenes háttámla', 'High, straight back'], ['Teljesen kárpitozott', 'Fully upholstered'], ['Bükkváz a kárpit alatt', 'Beech frame beneath the cover']],
      variants: [['straight', 'leather', 'smokedOak'], ['straightLow', 'wool', 'beech']],
    },
    {
      name: 'Dáma', design: 5,
      look: ['{A} egyenes háttal, összezárt lábbal áll az asztalnál.', '{A} stands at table the way great-aunts taught us to sit: straight-backed, with its feet together.'],
      features: [['Lágyan lekerekített támlaél', 'Softly rounded edge to the back'], ['Kárpit a lábak tövéig', 'Upholstery down to the legs'], ['Karfa nélkül, közel tolható', 'No arms, so it pulls up close']],
      variants: [['straightLow', 'linen', 'oak'], ['straight', 'velvet', 'walnut']],
    },
    {
      name: 'Drótszamár', design: 7,
      look: ['{A} váza egyetlen vonalnak hat: hajlított fémcső, rajta párnázott ülés és hát.', '{A} is named after an old word for a bicycle, and like one it is all bent metal tube, with padding for the seat and the back.'],
      features: [['Hajlított fémcső váz', 'Frame of bent metal tube'], ['Párnázott ülés és háttámla', 'Padded seat and back'], ['Műanyag talpvédő, cserélhető', 'Replaceable plastic glides']],
      variants: [['tube', 'leather', 'blackTube'], ['tubeSlim', 'felt', 'steelTube']],
    },
    {
      name: 'Abroncs', design: 7,
      look: ['{A} fényes csöve elöl hajlik fel a padlóról, hátsó láb nincs is alatta; az ülés és a hát között csak levegő van.', '{A} bends its gleaming tube up from the floor at the front, does without back legs, and leaves nothing but air between the seat and the back.'],
      features: [['Hátsó láb nélküli, rugózó váz', 'Springing frame without back legs'], ['Lebegő hatású hátpárna', 'Back cushion that seems to float'], ['Könnyen emelhető', 'Easy to lift']],
      variants: [['tube', 'velvet', 'brassTube']],
    },
  ],
});

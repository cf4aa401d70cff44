import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, OILED, SELF_ASSEMBLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ONE_WOOD, UPHOLSTERY, WOOD } from '../range/finishes.ts';
import { FELT, PAINTED_BEECH, PAINTED_FRAMES } from './livingDiningFinishes.ts';
import { ROOM_LABELS } from './livingDiningLabels.ts';

export const benches = defineRange({
  category: 'benches',
  brand: 'harkaly',
  kind: 'bench',
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['Az olajozott tölgyről egy száraz ruhával letörlöd a kabátról csöpögő vizet.', 'The drips of a wet coat wipe off oiled oak with a dry cloth.'],
    },
    smokedOak: {
      ...WOOD.smokedOak,
      note: ['A füstölt tölgy színe a fában van, nem csak a felületén.', 'The colour of smoked oak is in the wood, not only on its surface.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A dió hosszú deszkáját ritkán takarja valami, így az erezet végigkövethető.', 'A long board of walnut is seldom covered up, so its figure can be followed from end to end.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris rugalmas fa, hosszú padnak is elég belőle vékony deszka.', 'Ash is a springy wood, so even a long bench can be made from a thin board.'],
    },
    beech: {
      ...WOOD.beech,
      note: ['A bükk sűrű, egyenletes fa, a felülete simára csiszolt.', 'Beech is a dense, even wood, sanded smooth.'],
    },
    pineBeech: PAINTED_BEECH.pineBeech,
    blackBeech: PAINTED_BEECH.blackBeech,
  },
  carriers: { ...ONE_WOOD, ...PAINTED_FRAMES },
  details: [],
  sizes: {
    plank: {
      noun: ['pad 120 cm', 'bench 120 cm'],
      mm: [1200, 350, 450], kilograms: 9.5, price: 94_900,
      note: ['Két felnőtt vagy három gyerek ül rajta, és étkezés után az asztal alá tolható.', 'It seats two adults or three children, and slides under the table after the meal.'],
      details: [detail(LABELS.seats, '2–3 fő', '2–3 people'), detail(LABELS.load, '200 kg'), ASSEMBLED],
    },
    plankLong: {
      noun: ['pad 150 cm', 'bench 150 cm'],
      mm: [1500, 360, 450], kilograms: 12.2, price: 119_900,
      note: ['Száznyolcvan centis asztal hosszanti oldalához méreteztük, a lábai közé is befér.', 'It is cut for the long side of a 180-centimetre table and fits in between the legs.'],
      details: [detail(LABELS.seats, '3–4 fő', '3–4 people'), detail(LABELS.load, '250 kg'), ASSEMBLED],
    },
    hall: {
      noun: ['előszobapad 90 cm', 'hall bench 90 cm'],
      mm: [900, 330, 460], kilograms: 7.8, price: 79_900,
      note: ['Kilencven centijén le lehet ülni cipőt húzni, alatta két pár csizma is megáll.', 'Its ninety centimetres are for sitting down to pull on shoes, with room beneath for two pairs of boots.'],
      details: [detail(LABELS.seats, '1–2 fő', '1–2 people'), detail(LABELS.load, '150 kg'), ASSEMBLED],
    },
    slats: {
      noun: ['lécezett pad 120 cm', 'slatted bench 120 cm'],
      mm: [1200, 380, 450], kilograms: 13.5, price: 109_900,
      note: ['Százhúsz centi hosszú: előszobában, fürdőben, ágy végében egyaránt megáll.', 'At a hundred and twenty centimetres it will stand in a hall, a bathroom or at the end of a bed.'],
      details: [detail(LABELS.seats, '2 fő', '2 people'), detail(LABELS.load, '200 kg'), SELF_ASSEMBLY],
    },
    slatsLong: {
      noun: ['lécezett pad 150 cm', 'slatted bench 150 cm'],
      mm: [1500, 400, 450], kilograms: 17, price: 134_900,
      note: ['Másfél méteren hárman ülnek, vagy elfér rajta egy hétvége összes csomagja.', 'A metre and a half is three people, or all the bags for a weekend.'],
      details: [detail(LABELS.seats, '3 fő', '3 people'), detail(LABELS.load, '250 kg'), SELF_ASSEMBLY],
    },
  },
  models: [
    {
      name: 'Ámbitus', design: 1,
      look: ['{A} egyetlen hosszú deszka négy kifelé dőlő lábon, a régi tornácpadok mintájára.', '{A} is one long plank on four splayed legs, the kind of bench that stood along the wall of a country porch.'],
      features: [['Egybefüggő, 38 mm vastag ülődeszka', 'Unbroken seat plank, 38 mm thick'], ['Ékelt csapokkal rögzített lábak', 'Legs fixed with wedged tenons'], ['Körben lekerekített él', 'Edge rounded all the way round']],
      details: [OILED],
      variants: [['plank', 'oak', 'oak'], ['plankLong', 'walnut', 'walnut']],
    },
    {
      name: 'Bakhát', design: 1,
      look: ['{A} keskeny és egyszerű; lábai kifelé dőlnek, hogy akkor is szilárdan álljon, ha valaki a szélére ül.', '{A} is narrow and plain, with legs that splay outwards to keep it steady when someone sits near the end.'],
      features: [['Kifelé dőlő, kúpos lábak', 'Splayed, tapering legs'], ['Könnyű, egy ember is viszi', 'Light enough for one to carry'], ['Filctalp a lábak alatt', 'Felt under the legs']],
      variants: [['hall', 'pineBeech', 'pineBeech'], ['plankLong', 'ash', 'ash']],
    },
    {
      name: 'Eresz', design: 3,
      look: ['{A} ülését két tömör oldallapra fektetett lécek alkotják; a víz, a homok és a morzsa áthull közöttük.', '{A} has a seat of slats laid across two solid panels, and water, sand and crumbs all fall between them.'],
      features: [['Lekerekített élű lécek', 'Slats with rounded edges'], ['Két tömör oldallap', 'Two solid end panels'], ['Rejtett csavarozás', 'Hidden fixings']],
      variants: [['slats', 'oak', 'oak'], ['slatsLong', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Bükkös', design: 3,
      look: ['{A} lécei egyenletesen sorakoznak, két tömör tábla hordozza őket.', '{A} ranges its slats as evenly as the trunks in a planted wood, and rests the row on two solid panels.'],
      features: [['Száradó törölközőnek és kosárnak is jó', 'As good for towels and baskets as for people'], ['Átszellőző ülés', 'Seat that lets the air through'], ['Mindkét oldaláról egyforma', 'The same from both sides']],
      variants: [['slats', 'beech', 'beech'], ['slatsLong', 'blackBeech', 'blackBeech']],
    },
  ],
});

export const upholsteredBenches = defineRange({
  category: 'benches',
  brand: 'vackor',
  kind: 'bench',
  finishes: {
    boucle: {
      ...UPHOLSTERY.boucle,
      note: ['A gyapjúbuklé reggel a talpnak is jólesik, mielőtt a padlóra lép.', 'In the morning the wool bouclé is kind to feet that have not yet met the floor.'],
    },
    velvet: {
      ...UPHOLSTERY.velvet,
      note: ['A pamutbársony fénye a hálószoba lámpáinál mélyül el igazán.', 'The sheen of the cotton velvet comes into its own by bedroom lamplight.'],
    },
    linen: {
      ...UPHOLSTERY.linen,
      note: ['A lenkeverék huzat levehető és mosható, így az étkezőben sem kell félteni.', 'The linen-blend cover comes off and washes, so there is no need to keep it from the dining room.'],
    },
    felt: {
      ...FELT,
      note: ['A gyapjúfilc sima, a kabátról lehulló sarat száradás után le lehet kefélni róla.', 'Wool felt is smooth, and mud from a coat brushes off it once dry.'],
    },
  },
  carriers: {
    oak: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgyváz', 'oak frame'] },
    walnut: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['dióváz', 'walnut frame'] },
    black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acélváz', 'black steel frame'] },
    brass: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acél', 'brass-plated steel'], part: ['sárgaréz váz', 'brass frame'] },
  },
  details: [detail(LABELS.filling, 'hideghab', 'high-resilience foam'), ASSEMBLED],
  sizes: {
    short: {
      noun: ['kárpitozott pad 110 cm', 'upholstered bench 110 cm'],
      mm: [1100, 400, 470], kilograms: 12.5, price: 119_900,
      note: ['Száztíz centijével előszobába és öltözőasztal elé is befér.', 'At a hundred and ten centimetres it suits a hall or the front of a dressing table.'],
      details: [detail(LABELS.seatHeight, '47 cm'), detail(LABELS.load, '200 kg'), detail(LABELS.seats, '2 fő', '2 people')],
    },
    bedEnd: {
      noun: ['ágyvégi pad 140 cm', 'end-of-bed bench 140 cm'],
      mm: [1400, 420, 470], kilograms: 15.5, price: 144_900,
      note: ['Százhatvan centis ágy végéhez méretezett, éjszakára az ágytakaró kerül rá.', 'It is measured for the end of a 160-centimetre bed and holds the bedspread overnight.'],
      details: [detail(LABELS.seatHeight, '47 cm'), detail(LABELS.load, '250 kg'), detail(ROOM_LABELS.clearance, '31 cm')],
    },
  },
  models: [
    {
      name: 'Dombhát', design: 2,
      look: ['{A} párnája középen alig észrevehetően domborodik egy karcsú vázon.', '{A} has a cushion that swells just perceptibly in the middle, on a slim frame.'],
      features: [['Domború, vastag párna', 'Thick, domed cushion'], ['Karcsú, nyitott váz', 'Slim, open frame'], ['Alatta kosár is elfér', 'Room for baskets underneath']],
      variants: [['short', 'felt', 'oak'], ['bedEnd', 'boucle', 'walnut']],
    },
    {
      name: 'Ábránd', design: 2,
      look: ['{A} feszes ülése karcsú fémvázon nyugszik: annyi bútor csupán, amennyi egy esti gondolathoz és a levetett inghez kell.', '{A} rests its taut seat on a slim metal frame: only as much furniture as an evening thought and a discarded shirt require.'],
      features: [['Hegesztett fémváz', 'Welded metal frame'], ['Tizenegy centi vastag, feszes párna', 'Taut cushion eleven centimetres thick'], ['Műanyag talpvédő, cserélhető', 'Replaceable plastic glides']],
      variants: [['bedEnd', 'velvet', 'brass'], ['short', 'linen', 'black']],
    },
  ],
});

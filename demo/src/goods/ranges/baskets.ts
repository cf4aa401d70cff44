import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';

/** Designs: 1 round with two handles, 2 low and wide, 3 tall with a band at the rim. */
export const baskets = defineRange({
  category: 'baskets',
  brand: 'zsombek',
  kind: 'basket',
  finishes: {
    willow: {
      body: 'wicker', name: ['fűzvessző', 'willow'], colors: ['sand', 'cognac'], price: 1.1,
      note: ['A fűzvesszőt télen vágják, és beáztatva fonják, ezért szárazon már nem mozdul.', 'The willow is cut in winter and woven wet, so once dry it no longer moves.'],
    },
    seagrass: {
      body: 'wicker', name: ['tengerifű', 'seagrass'], colors: ['oat'], price: 1,
      note: ['A tengerifű zölden kezdi, és az első nyárra szalmaszínűre fakul.', 'Seagrass starts out green and fades to straw by its first summer.'],
    },
    jute: {
      body: 'wicker', name: ['juta', 'jute'], colors: ['sand', 'graphite', 'terracotta'], price: 0.92,
      note: ['A vastag jutazsinór puha, a parkettát és a kezet sem karcolja.', 'The thick jute cord is soft and scratches neither parquet nor hands.'],
    },
    bulrush: {
      body: 'wicker', name: ['gyékény', 'bulrush'], colors: ['honey', 'moss'], price: 1.05,
      note: ['A gyékényt augusztusban aratják a tavak partján, és hetekig szárítják árnyékban.', 'The bulrush is cut along lake shores in August and dried for weeks in the shade.'],
    },
  },
  carriers: {
    leather: { surface: ['leather', 'cognac'], name: ['marhabőr', 'cowhide'], part: ['bőrfülek', 'leather handles'] },
    blackLeather: { surface: ['leather', 'black'], name: ['marhabőr', 'cowhide'], part: ['fekete bőrfülek', 'black leather handles'] },
    wicker: { surface: ['wicker', 'smokedOak'], name: ['hántolatlan vessző', 'unpeeled willow'], part: ['vesszőfülek', 'willow handles'] },
    plain: { surface: ['wicker', 'sand'], name: ['', ''], part: ['', ''] },
    darkRim: { surface: ['wicker', 'smokedOak'], name: ['', ''], part: ['sötét perem', 'dark rim'] },
    band: { surface: ['cotton', 'chalk'], name: ['pamutheveder', 'cotton webbing'], part: ['világos pamutperem', 'pale cotton band'] },
    blackBand: { surface: ['cotton', 'black'], name: ['pamutheveder', 'cotton webbing'], part: ['fekete pamutperem', 'black cotton band'] },
    leatherBand: { surface: ['leather', 'cognac'], name: ['marhabőr', 'cowhide'], part: ['bőrperem', 'leather band'] },
  },
  details: [detail(LABELS.technique, 'kézi fonás', 'woven by hand')],
  sizes: {
    round30: {
      noun: ['füles kosár 30 cm', 'basket with handles 30 cm'],
      mm: [300, 300, 280], kilograms: 0.9, price: 15_490,
      note: ['A kisebb méretben a kenyér, a fonal, a fürdőben a törölköző fér el.', 'The smaller size is for bread, for yarn or for towels in the bathroom.'],
      details: [detail(LABELS.volume, '16 l'), detail(LABELS.load, '6 kg')],
    },
    round45: {
      noun: ['füles kosár 45 cm', 'basket with handles 45 cm'],
      mm: [450, 450, 380], kilograms: 1.8, price: 24_900,
      note: ['Ekkora kosárba két vastag takaró vagy egy este tűzifája fér.', 'This size takes two thick throws, or logs for an evening.'],
      details: [detail(LABELS.volume, '48 l'), detail(LABELS.load, '15 kg')],
    },
    low35: {
      noun: ['lapos kosár 35 cm', 'shallow basket 35 cm'],
      mm: [350, 350, 120], kilograms: 0.6, price: 11_490,
      note: ['Asztalra gyümölcsnek, előszobába kulcsnak és kesztyűnek jó.', 'It suits fruit on the table, or keys and gloves in the hall.'],
      details: [detail(LABELS.volume, '7 l')],
    },
    low50: {
      noun: ['lapos kosár 50 cm', 'shallow basket 50 cm'],
      mm: [500, 500, 160], kilograms: 1.2, price: 17_490,
      note: ['Az 50 centis méretbe a hétvégi újságok is hajtás nélkül férnek.', 'At 50 cm, it takes the weekend papers unfolded.'],
      details: [detail(LABELS.volume, '20 l')],
    },
    tall40: {
      noun: ['magas kosár 40 cm', 'tall basket 40 cm'],
      mm: [300, 300, 400], kilograms: 1.2, price: 17_490,
      note: ['Cserepes növényt, feltekert szőnyeget vagy esernyőket rejt.', 'It hides a potted plant, a rolled-up mat or umbrellas.'],
      details: [detail(LABELS.volume, '24 l'), detail(LABELS.load, '8 kg')],
    },
    tall60: {
      noun: ['magas kosár 60 cm', 'tall basket 60 cm'],
      mm: [400, 400, 600], kilograms: 2.2, price: 26_900,
      note: ['Térdnél magasabb: játékoknak, párnáknak, mosásra váró ruhának.', 'Higher than the knee, it is for toys, cushions or clothes to be washed.'],
      details: [detail(LABELS.volume, '65 l'), detail(LABELS.load, '15 kg')],
    },
  },
  models: [
    {
      name: 'Füzes', design: 1,
      look: ['{A} kerek és feszes, két füle a karimából nő ki. Nem dől össze akkor sem, ha üres.', '{A} is round and taut, with two handles growing out of its rim. It keeps its shape even when empty.'],
      features: [['Merev, formatartó fal', 'Stiff sides that hold their shape'], ['Két kézzel is biztosan fogható', 'A safe grip for two hands'], ['Dupla fonású alj', 'Double-woven base']],
      variants: [['round30', 'willow', 'wicker'], ['round45', 'willow', 'leather']],
    },
    {
      name: 'Kasfonó', design: 1, price: 0.96,
      look: ['{A} puhább falú kosár két füllel, úgy simul a sarokba vagy a polcra, ahogy helye van.', '{A} is a softer basket with two handles, and it settles into a corner or a shelf as space allows.'],
      features: [['Összehajtva a szekrénybe is elfér', 'Folds away into a cupboard'], ['Csendes: nem koppan a padlón', 'Quiet on a wooden floor'], ['Varrott fülek, kétszeres öltéssel', 'Handles sewn on with a double stitch']],
      variants: [['round30', 'seagrass', 'leather'], ['round45', 'jute', 'blackLeather']],
    },
    {
      name: 'Kotlós', design: 2,
      look: ['{A} széles és lapos: ami belekerül, szem előtt marad.', '{A} is as wide and shallow as a brooding nest, and everything in it stays in sight.'],
      features: [['Alacsony, kerek perem', 'A low, round rim'], ['Csillagmintás alj', 'A base woven in a star'], ['Ételt is lehet benne tálalni, kendővel', 'Serves bread too, with a cloth']],
      variants: [['low35', 'willow', 'darkRim'], ['low50', 'bulrush', 'darkRim']],
    },
    {
      name: 'Gombolyag', design: 2, price: 1.04,
      look: ['{A} spirálban, egyetlen hosszú zsinórból tekeredik a közepétől a széléig.', '{A} winds outwards from its middle in a spiral, one long cord all the way to the edge.'],
      features: [['Körkörös, varrott technika', 'Coiled and stitched'], ['Egymásba rakható méretek', 'Sizes that nest'], ['Könnyű, egy ujjal is felemelhető', 'Light enough for one finger']],
      variants: [['low35', 'jute', 'plain'], ['low50', 'seagrass', 'plain']],
    },
    {
      name: 'Kéve', design: 3,
      look: ['{A} karcsú és magas, a peremén körbefutó szalag fogja össze.', '{A} is tall and slim, gathered at the rim by a band, as a cord gathers corn.'],
      features: [['Simára font perem', 'A smoothly woven rim'], ['Egyenes falú, sarokba illik', 'Straight sides that suit a corner'], ['Vastagított alj', 'Reinforced base']],
      variants: [['tall40', 'bulrush', 'band'], ['tall60', 'willow', 'leatherBand']],
    },
    {
      name: 'Hínár', design: 3, price: 0.96,
      look: ['{A} sűrű soraiból hullámok rajzolódnak ki, fölül sima szegély zárja le őket.', '{A} shows waves in its close rows, until a smooth band at the top brings them to rest.'],
      features: [['Szegélye lemosható', 'A band that wipes clean'], ['Belül is sima', 'Smooth on the inside as well'], ['Illata tengerparti széna', 'Smells faintly of hay by the sea']],
      variants: [['tall40', 'seagrass', 'blackBand'], ['tall60', 'seagrass', 'band']],
    },
  ],
});

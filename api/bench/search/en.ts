import { judged } from './judged.ts';

/** Queries in English. */
export const ENGLISH_QUERIES = judged({
  category: [
    ['sofa', 'sofas'], ['armchair', 'armchairs'], ['table', 'tables'], ['chair', 'chairs'], ['lamp', 'lamps'], ['rug', 'rugs'], ['mirror', 'mirrors'], ['vase', 'vases'], ['curtain', 'curtains'],
    ['bed linen', 'bedLinen'], ['wardrobe', 'wardrobes'], ['living room', 'livingRoom'], ['bathroom', 'bathroom'], ['cookware', 'cookware'],
  ],
  ending: [
    ['sofas', 'sofas'], ['chairs', 'chairs'], ['lamps', 'lamps'], ['shelves', 'shelves'], ['benches', 'benches'], ['vases', 'vases'], ['mirrors', 'mirrors'], ['boxes', 'boxes'], ['glasses', 'glasses'],
    ['plates', 'plates'], ['cushions', 'cushions'], ['wardrobes', 'wardrobes'], ['dining tables', 'diningTables'], ['towels', 'towels'], ['extendable table', 'extendingTables'], ['bowls', 'bowls'], ['clocks', 'clocks'],
  ],
  accents: [['boucle armchair', 'boucleArmchairs'], ['derengo', 'derengo'], ['szovomadar', 'szovomadar'], ['sauté pan', 'pans'], ['saute pan', 'pans'], ['tisztas', 'tisztas']],
  mistake: [
    ['soffa', 'sofas'], ['armchiar', 'armchairs'], ['coffe table', 'coffeeTables'], ['wardrob', 'wardrobes'], ['mirorr', 'mirrors'], ['matress bed', 'beds'], ['cusion', 'cushions'], ['curtian', 'curtains'],
    ['bookcse', 'bookcases'], ['sidebord', 'sideboards'], ['candel holder', 'candleHolders'], ['pendent lamp', 'pendantLamps'], ['nigthstand', 'nightstands'], ['blankt', 'throws'], ['towl', 'towels'], ['ofice chair', 'officeChairs'],
  ],
  compound: [
    ['bookshelf', 'bookcases'], ['book case', 'bookcases'], ['night stand', 'nightstands'], ['side board', 'sideboards'], ['foot stool', 'footstools'], ['arm chair', 'armchairs'], ['barstool', 'barStools'],
    ['tv-unit', 'tvUnits'], ['houseplant', 'housePlants'], ['flowerpot', 'plantPots'], ['bedspread', 'bedspreads'], ['bathmat', 'bathMats'], ['candlestick', 'candleHolders'], ['wallshelf', 'wallShelves'],
  ],
  synonym: [
    ['couch', 'sofas'], ['settee', 'sofas'], ['sectional', 'cornerSofas'], ['ottoman', 'poufs'], ['chandelier', 'pendantLamps'], ['blanket', 'throws'], ['carpet', 'rugs'], ['drapes', 'curtains'], ['closet', 'wardrobes'],
    ['bedside table', 'nightstands'], ['credenza', 'sideboards'], ['tv stand', 'tvUnits'], ['dresser', 'dressers'], ['duvet cover', 'bedLinen'], ['pitcher', 'jugs'], ['cup', 'mugs'], ['frying pan', 'pans'],
    ['chopping board', 'boards'], ['poster', 'pictures'], ['planter', 'plantPots'], ['sconce', 'wallLamps'], ['end table', 'sideTables'], ['hamper', 'laundryBaskets'], ['pillow', 'cushions'], ['standing lamp', 'floorLamps'],
    ['full length mirror', 'floorMirrors'], ['desk chair', 'officeChairs'], ['decanter', 'carafes'], ['sofa bed', 'sofaBeds'],
  ],
  colour: [
    ['green sofa', 'greenSofas'], ['blue sofa', 'blueSofas'], ['grey sofa', 'greySofas'], ['beige couch', 'beigeSofas'], ['green armchair', 'greenArmchairs'], ['yellow cushion', 'yellowCushions'], ['red cushions', 'redCushions'],
    ['white plates', 'whitePlates'], ['gray rug', 'greyRugs'], ['blue mug', 'blueMugs'], ['white towels', 'whiteTowels'], ['black lamp', 'blackLamps'], ['black chairs', 'blackChairs'], ['pink throw', 'pinkThrows'],
    ['green curtains', 'greenCurtains'], ['terracotta vase', 'terracottaVases'],
  ],
  material: [
    ['oak table', 'oakTables'], ['walnut desk', 'walnutDesks'], ['velvet sofa', 'velvetSofas'], ['leather sofa', 'leatherSofas'], ['wooden bed', 'woodenBeds'], ['brass lamp', 'brassLamps'], ['paper lamp', 'paperLamps'],
    ['stoneware mug', 'stonewareMugs'], ['porcelain plate', 'porcelainPlates'], ['cotton towel', 'cottonTowels'], ['linen bedding', 'linenBedLinen'], ['jute rug', 'juteRugs'], ['cast iron pan', 'castIronPans'], ['cast iron', 'castIron'],
    ['marble', 'marbleThings'], ['travertine', 'travertineThings'], ['rattan chair', 'caneChairs'], ['glass table', 'glassTables'], ['wooden chair', 'woodenChairs'], ['glass vase', 'glassVases'],
  ],
  size: [
    ['bed 160x200', 'beds160'], ['180 x 200 bed', 'beds180'], ['rug 200x300', 'rugs200x300'], ['cushion 50 x 50', 'cushions50'], ['tv unit 180 cm', 'tv180'], ['dining table 180', 'tables180'], ['print 50x70', 'pictures50x70'],
    ['small desk', 'smallDesks'], ['large mirror', 'largeMirrors'], ['2 seater sofa', 'twoSeatSofas'], ['three-seater sofa', 'threeSeatSofas'], ['small coffee table', 'smallCoffeeTables'], ['desk 140 cm', 'desks140'],
  ],
  brand: [['Vackor', 'vackor'], ['Derengő', 'derengo'], ['sarpala', 'sarpala'], ['Vackor armchair', 'vackorArmchairs'], ['Harkály chair', 'harkalyChairs'], ['berek', 'berek']],
  several: [
    ['round dining table', 'roundTables'], ['oval table', 'ovalTables'], ['removable covers', 'removableCovers'], ['sofa with removable covers', 'sofasRemovable'], ['desk with drawers', 'desksWithDrawers'],
    ['three drawer chest', 'dressersThree'], ['round mirror', 'roundMirrors'], ['round rug', 'roundRugs'], ['wardrobe with sliding doors', 'slidingWardrobes'], ['wingback chair', 'wingChairs'], ['espresso cup', 'espressoCups'],
    ['wine glass', 'wineGlasses'], ['ladder shelf', 'ladderShelves'], ['wall clock', 'wallClocks'], ['carafe with handle', 'carafesHandle'],
  ],
  nonsense: [['qwertyuiop', 'nothing'], ['xyzzy', 'nothing'], ['😀😀', 'nothing'], ['asdf ghjk', 'nothing'], ['!!!', 'nothing']],
  properties: [
    ['bed with storage', 'beds'], ['cheap sofa', 'sofas'], ['storage bed', 'beds'], ['modern coffee table', 'coffeeTables'], ['rug for living room', 'rugs'], ['comfy armchair', 'armchairs'], ['mirror for bathroom', 'mirrors'],
    ['ergonomic office chair', 'officeChairs'], ['scandinavian dining chair', 'diningChairs'], ['nice vase', 'vases'], ['stylish desk', 'desks'], ['good quality towels', 'towels'],
  ],
  unsold: [
    ['mattress', 'beds'], ['matress', 'beds'], ['mattress for bed', 'beds'], ['cheap mattress', 'beds'], ['light bulb', 'lamps'], ['duvet', 'bedLinen'], ['candles', 'candleHolders'], ['curtain rod', 'curtains'], ['ladder', 'ladderShelves'],
    ['cot', 'nothing'], ['refrigerator with ice and water in door', 'nothing'], ['ceiling fan with light', 'nothing'], ['bathroom faucet chrome', 'nothing'], ['shower head', 'nothing'],
    ['washing machine', 'nothing'], ['dishwasher', 'nothing'], ['treadmill', 'nothing'], ['fire pit', 'nothing'], ['greenhouse', 'nothing'], ['door handle', 'nothing'], ['christmas tree with lights', 'nothing'],
    ['wooden swing', 'nothing'], ['garden umbrella', 'nothing'], ['white wallpaper', 'nothing'], ['bunk bed with stairs', 'beds'], ['grey headboard', 'beds'], ['picture frame', 'pictures'],
    ['massage chair', 'armchairs'], ['shower curtain', 'curtains'], ['string lights', 'lamps'],
  ],
});

import { judged } from './judged.ts';

/** Queries in Hungarian. */
export const HUNGARIAN_QUERIES = judged({
  category: [
    ['kanapé', 'sofas'], ['fotel', 'armchairs'], ['asztal', 'tables'], ['szék', 'chairs'], ['lámpa', 'lamps'], ['szőnyeg', 'rugs'], ['tükör', 'mirrors'], ['váza', 'vases'],
    ['polc', 'shelves'], ['szekrény', 'cabinets'], ['függöny', 'curtains'], ['ágynemű', 'bedLinen'], ['nappali', 'livingRoom'], ['fürdőszoba', 'bathroom'],
  ],
  ending: [
    ['kanapék', 'sofas'], ['székeinkkel', 'chairs'], ['székeket', 'chairs'], ['asztalokat', 'tables'], ['lámpákkal', 'lamps'], ['szőnyeget', 'rugs'], ['tükröt', 'mirrors'], ['tükrök', 'mirrors'],
    ['tálak', 'bowls'], ['tányérokból', 'plates'], ['poharakat', 'glasses'], ['bögrével', 'mugs'], ['fotelba', 'armchairs'], ['polcra', 'shelves'], ['ágyaink', 'beds'], ['vázába', 'vases'],
    ['párnákkal', 'cushions'], ['takaróm', 'throws'], ['kaspókat', 'plantPots'], ['órát', 'clocks'],
  ],
  accents: [
    ['kanape', 'sofas'], ['szek', 'chairs'], ['etkezoasztal', 'diningTables'], ['tukor', 'mirrors'], ['allolampa', 'floorLamps'], ['konyvespolc', 'bookcases'], ['ejjeliszekreny', 'nightstands'],
    ['szonyeg', 'rugs'], ['torolkozo', 'towels'], ['gyertyatarto', 'candleHolders'], ['iroasztal', 'desks'], ['fuggolampa', 'pendantLamps'], ['asztali lampa', 'tableLamps'],
    ['furdoszobaszonyeg', 'bathMats'], ['diszparna', 'cushions'],
  ],
  mistake: [
    ['kanpaé', 'sofas'], ['kannapé', 'sofas'], ['fottel', 'armchairs'], ['asztla', 'tables'], ['lámap', 'lamps'], ['szönyeg', 'rugs'], ['tükőr', 'mirrors'], ['gyertyatrató', 'candleHolders'],
    ['éjeliszekrény', 'nightstands'], ['gardrobszekrény', 'wardrobes'], ['komond', 'sideboards'], ['dohányzoasztal', 'coffeeTables'], ['szenyestartó', 'laundryBaskets'], ['szobanővény', 'housePlants'],
    ['étkezöszék', 'diningChairs'], ['törőlköző', 'towels'],
  ],
  compound: [
    ['étkező asztal', 'diningTables'], ['könyves polc', 'bookcases'], ['fali polc', 'wallShelves'], ['álló lámpa', 'floorLamps'], ['fürdőszoba szőnyeg', 'bathMats'], ['sarok kanapé', 'cornerSofas'],
    ['bőrszék', 'leatherChairs'], ['üvegváza', 'glassVases'], ['gyapjútakaró', 'woolThrows'], ['lenpárna', 'linenCushions'], ['kanapéágy', 'sofaBeds'], ['fürdőszobaszekrény', 'bathCabinets'],
    ['tölgyasztal', 'oakTables'], ['bársonykanapé', 'velvetSofas'], ['márványasztal', 'marbleTables'], ['lenfüggöny', 'linenCurtains'], ['gyerekíróasztal', 'childrensDesks'], ['salátástál', 'saladBowls'],
    ['tv szekrény', 'tvUnits'],
  ],
  synonym: [
    ['szófa', 'sofas'], ['dívány', 'sofas'], ['couch', 'sofas'], ['karosszék', 'armchairs'], ['csillár', 'pendantLamps'], ['hokedli', 'barStools'], ['kredenc', 'sideboards'], ['sublót', 'dressers'],
    ['pléd', 'throws'], ['pokróc', 'throws'], ['virágcserép', 'plantPots'], ['tévéállvány', 'tvUnits'], ['ruhásszekrény', 'wardrobes'], ['ebédlőasztal', 'diningTables'], ['kávézóasztal', 'coffeeTables'],
    ['falikar', 'wallLamps'], ['poszter', 'pictures'], ['szennyeskosár', 'laundryBaskets'], ['findzsa', 'mugs'], ['számítógépasztal', 'desks'], ['sötétítő', 'curtains'], ['kispárna', 'cushions'], ['korsó', 'jugs'],
    ['gurulós szék', 'officeChairs'], ['egész alakos tükör', 'floorMirrors'],
  ],
  colour: [
    ['zöld kanapé', 'greenSofas'], ['kék kanapé', 'blueSofas'], ['szürke kanapé', 'greySofas'], ['bézs kanapé', 'beigeSofas'], ['zöld fotel', 'greenArmchairs'], ['sárga párna', 'yellowCushions'],
    ['piros párna', 'redCushions'], ['fehér tányér', 'whitePlates'], ['szürke szőnyeg', 'greyRugs'], ['kék bögre', 'blueMugs'], ['fehér törölköző', 'whiteTowels'], ['fekete lámpa', 'blackLamps'],
    ['fekete szék', 'blackChairs'], ['rózsaszín takaró', 'pinkThrows'], ['zöld függöny', 'greenCurtains'], ['terrakotta váza', 'terracottaVases'],
  ],
  material: [
    ['tölgy asztal', 'oakTables'], ['diófa íróasztal', 'walnutDesks'], ['bőr kanapé', 'leatherSofas'], ['bársony kanapé', 'velvetSofas'], ['buklé fotel', 'boucleArmchairs'], ['réz lámpa', 'brassLamps'],
    ['papírlámpa', 'paperLamps'], ['porcelán tányér', 'porcelainPlates'], ['pamut törölköző', 'cottonTowels'], ['len ágynemű', 'linenBedLinen'], ['juta szőnyeg', 'juteRugs'], ['öntöttvas serpenyő', 'castIronPans'],
    ['márvány', 'marbleThings'], ['travertin', 'travertineThings'], ['rattan szék', 'caneChairs'], ['üveg asztal', 'glassTables'], ['fa szék', 'woodenChairs'], ['bársony párna', 'velvetCushions'],
  ],
  size: [
    ['ágy 160x200', 'beds160'], ['180x200 ágykeret', 'beds180'], ['szőnyeg 200x300', 'rugs200x300'], ['párna 50x50', 'cushions50'], ['tv állvány 180 cm', 'tv180'], ['étkezőasztal 180', 'tables180'],
    ['kép 50x70', 'pictures50x70'], ['serpenyő 28 cm', 'pan28'], ['kis íróasztal', 'smallDesks'], ['nagy tükör', 'largeMirrors'], ['2 személyes kanapé', 'twoSeatSofas'], ['háromszemélyes kanapé', 'threeSeatSofas'],
    ['kis dohányzóasztal', 'smallCoffeeTables'], ['íróasztal 140 cm', 'desks140'],
  ],
  brand: [
    ['Vackor', 'vackor'], ['derengo', 'derengo'], ['Sárpala', 'sarpala'], ['szövőmadár', 'szovomadar'], ['Vackor fotel', 'vackorArmchairs'], ['Harkály szék', 'harkalyChairs'], ['Berek', 'berek'], ['tisztas', 'tisztas'],
  ],
  several: [
    ['kerek étkezőasztal', 'roundTables'], ['kihúzható asztal', 'extendingTables'], ['levehető huzat', 'removableCovers'], ['mosható huzatú kanapé', 'sofasRemovable'], ['fiókos íróasztal', 'desksWithDrawers'],
    ['háromfiókos komód', 'dressersThree'], ['kerek tükör', 'roundMirrors'], ['kerek szőnyeg', 'roundRugs'], ['tolóajtós gardrób', 'slidingWardrobes'], ['füles fotel', 'wingChairs'], ['eszpresszós csésze', 'espressoCups'],
    ['boros pohár', 'wineGlasses'], ['létrapolc', 'ladderShelves'], ['fali óra', 'wallClocks'],
  ],
  nonsense: [['qwertzuiop', 'nothing'], ['xyzzy', 'nothing'], ['😀😀', 'nothing'], ['asdf jklé', 'nothing'], ['!!!', 'nothing']],
  properties: [
    ['ágy tárolóval', 'beds'], ['olcsó kanapé', 'sofas'], ['kanapéra takaró', 'throws'], ['modern lámpa', 'lamps'], ['étkezőasztalhoz székek', 'chairs'], ['szép váza', 'vases'], ['fürdőszobai tükör', 'mirrors'],
    ['ergonomikus irodaszék', 'officeChairs'], ['skandináv étkezőasztal', 'diningTables'], ['étkezőszék 4 db', 'diningChairs'], ['szőnyeg a hálószobába', 'rugs'], ['jó minőségű szék', 'chairs'],
  ],
  unsold: [
    ['matrac', 'beds'], ['matrac 160x200', 'beds160'], ['matrac ágyhoz', 'beds'], ['gyerekágy', 'beds'], ['izzó', 'lamps'], ['paplan', 'bedLinen'], ['gyertya', 'candleHolders'], ['karnis', 'curtains'], ['létra', 'ladderShelves'],
    ['kályha', 'nothing'], ['hűtőszekrény vízadagolóval', 'nothing'], ['mennyezeti ventilátor lámpával', 'nothing'], ['króm csaptelep', 'nothing'], ['zuhanyfej', 'nothing'], ['mosógép', 'nothing'],
    ['mosogatógép', 'nothing'], ['futópad', 'nothing'], ['üvegház', 'nothing'], ['postaláda', 'nothing'], ['kilincs', 'nothing'], ['műfenyő', 'nothing'], ['kerti napernyő', 'nothing'], ['virágos tapéta', 'nothing'],
    ['trambulin hálóval', 'nothing'], ['kutyaágy', 'nothing'], ['emeletes ágy lépcsővel', 'beds'], ['szürke ágytámla', 'beds'], ['képkeret', 'pictures'], ['masszázsfotel', 'armchairs'], ['zuhanyfüggöny', 'curtains'],
  ],
});

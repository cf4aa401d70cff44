import { slugify } from '@feszek/contract/slugify';
import { localized } from './localized.ts';
import type { GoodsCategory } from './types.ts';

type Texts = readonly [hu: string, en: string];

function category(key: string, parent: string | null, title: Texts, description: Texts, merchantGoogle: string): GoodsCategory {
  return {
    key,
    parent,
    title: localized(...title),
    slug: localized(slugify(title[0]), slugify(title[1])),
    description: localized(...description),
    merchantGoogle,
  };
}

/** The category tree as a list, parents before their children, in the order of the menu. */
export const GOODS_CATEGORIES: readonly GoodsCategory[] = [
  category('living', null, ['Nappali', 'Living room'], ['Ahol összegyűlik a család: kanapék, fotelek és asztalok a nap legjobb óráira.', 'Where everyone ends up: sofas, armchairs and tables for the best hours of the day.'], 'Furniture'),
  category('sofas', 'living', ['Kanapék', 'Sofas'], ['Két embertől az egész családig: levehető huzat, mély ülés, szilárd váz.', 'From two people to the whole family: removable covers, deep seats and solid frames.'], 'Furniture > Sofas'),
  category('two-seat-sofas', 'sofas', ['Kétszemélyes kanapék', 'Two-seat sofas'], ['Kisebb nappaliba, hálószobába vagy egy széles ablak alá.', 'For small living rooms, bedrooms or the spot under a wide window.'], 'Furniture > Sofas'),
  category('three-seat-sofas', 'sofas', ['Háromszemélyes kanapék', 'Three-seat sofas'], ['Elég hosszúak ahhoz, hogy elnyúlj rajtuk.', 'Long enough to stretch out on.'], 'Furniture > Sofas'),
  category('corner-sofas', 'sofas', ['Sarokkanapék', 'Corner sofas'], ['Egy sarok, ahol mindenkinek jut hely.', 'One corner with room for everyone.'], 'Furniture > Sofas'),
  category('armchairs', 'living', ['Fotelek', 'Armchairs'], ['Olvasáshoz, beszélgetéshez, elszundításhoz.', 'For reading, talking and nodding off.'], 'Furniture > Chairs > Arm Chairs, Recliners & Sleeper Chairs'),
  category('poufs', 'living', ['Puffok és lábtartók', 'Pouffes and footstools'], ['Lábnak, vendégnek, tálcának.', 'For feet, for a guest, for a tray.'], 'Furniture > Ottomans'),
  category('coffee-tables', 'living', ['Dohányzóasztalok', 'Coffee tables'], ['Alacsony asztalok fából, kőből és üvegből a kanapé elé.', 'Low tables in wood, stone and glass to stand in front of the sofa.'], 'Furniture > Tables > Accent Tables > Coffee Tables'),
  category('side-tables', 'living', ['Lerakóasztalok', 'Side tables'], ['Egy pohárnak, egy könyvnek, egy lámpának, mindig kéznél.', 'For a glass, a book or a lamp, always within reach.'], 'Furniture > Tables > Accent Tables > End Tables'),
  category('tv-units', 'living', ['TV-állványok', 'TV units'], ['Alacsony bútorok, amelyek elrejtik a kábeleket.', 'Low units that keep the cables out of sight.'], 'Furniture > Entertainment Centers & TV Stands'),

  category('dining', null, ['Étkező', 'Dining'], ['Asztal, amely köré mindenki odafér, és székek hozzá.', 'A table with room for everyone, and chairs to go with it.'], 'Furniture'),
  category('dining-tables', 'dining', ['Étkezőasztalok', 'Dining tables'], ['Kerek és szögletes asztalok két embertől tízig.', 'Round and rectangular tables for two to ten.'], 'Furniture > Tables > Kitchen & Dining Room Tables'),
  category('rectangular-tables', 'dining-tables', ['Szögletes asztalok', 'Rectangular tables'], ['Hosszú asztalok hosszú ebédekhez.', 'Long tables for long lunches.'], 'Furniture > Tables > Kitchen & Dining Room Tables'),
  category('round-tables', 'dining-tables', ['Kerek asztalok', 'Round tables'], ['Ahol mindenki látja egymást.', 'Where everyone can see everyone.'], 'Furniture > Tables > Kitchen & Dining Room Tables'),
  category('dining-chairs', 'dining', ['Étkezőszékek', 'Dining chairs'], ['Fából, nádfonattal vagy kárpitozva. Négy darabtól kedvezőbb áron.', 'In wood, cane or upholstery. Cheaper when you buy four or more.'], 'Furniture > Chairs > Kitchen & Dining Room Chairs'),
  category('wooden-chairs', 'dining-chairs', ['Faszékek', 'Wooden chairs'], ['Tömörfa székek, nádfonattal vagy anélkül.', 'Solid wood chairs, with cane or without.'], 'Furniture > Chairs > Kitchen & Dining Room Chairs'),
  category('upholstered-chairs', 'dining-chairs', ['Kárpitozott székek', 'Upholstered chairs'], ['A vacsora utáni beszélgetésekhez.', 'For the conversation after dinner.'], 'Furniture > Chairs > Kitchen & Dining Room Chairs'),
  category('bar-stools', 'dining', ['Bárszékek', 'Bar stools'], ['Konyhaszigethez és pulthoz, két magasságban.', 'For islands and counters, in two heights.'], 'Furniture > Chairs > Table & Bar Stools'),
  category('benches', 'dining', ['Padok', 'Benches'], ['Az asztal mellé, az ágy végébe, az előszobába.', 'By the table, at the end of the bed or in the hall.'], 'Furniture > Benches'),

  category('bedroom', null, ['Hálószoba', 'Bedroom'], ['Csendes formák, természetes anyagok, nyugodt éjszakák.', 'Quiet shapes, natural materials, restful nights.'], 'Furniture'),
  category('beds', 'bedroom', ['Ágyak', 'Beds'], ['Tömörfa és kárpitozott ágykeretek, hozzájuk való ágyráccsal.', 'Bed frames in solid wood or upholstery, each with slats to match.'], 'Furniture > Beds & Accessories > Beds & Bed Frames'),
  category('wooden-beds', 'beds', ['Faágyak', 'Wooden beds'], ['Ágykeretek tömörfából.', 'Bed frames in solid wood.'], 'Furniture > Beds & Accessories > Beds & Bed Frames'),
  category('upholstered-beds', 'beds', ['Kárpitozott ágyak', 'Upholstered beds'], ['Puha háttámla az utolsó fejezethez.', 'A soft headboard for one last chapter.'], 'Furniture > Beds & Accessories > Beds & Bed Frames'),
  category('wardrobes', 'bedroom', ['Gardróbszekrények', 'Wardrobes'], ['Két- és háromajtós szekrények, amelyekben minden megtalálja a helyét.', 'Two and three-door wardrobes with a place for everything.'], 'Furniture > Cabinets & Storage > Armoires & Wardrobes'),
  category('nightstands', 'bedroom', ['Éjjeliszekrények', 'Bedside tables'], ['Könyvnek, pohár víznek, olvasólámpának.', 'For a book, a glass of water and a reading lamp.'], 'Furniture > Tables > Nightstands'),
  category('dressers', 'bedroom', ['Fiókos szekrények', 'Chests of drawers'], ['Halkan záródó fiókok, alacsonyan vagy magasan.', 'Drawers that close softly, in chests low and tall.'], 'Furniture > Cabinets & Storage > Dressers'),

  category('storage', null, ['Tárolás', 'Storage'], ['Polcok és szekrények, amelyek rendet tartanak, és közben szépek.', 'Shelves and cabinets that keep order and look good doing it.'], 'Furniture > Cabinets & Storage'),
  category('shelves', 'storage', ['Polcok', 'Shelving'], ['Könyveknek, edényeknek, emlékeknek.', 'For books, for pots, for keepsakes.'], 'Furniture > Shelving'),
  category('bookcases', 'shelves', ['Könyvespolcok', 'Bookcases'], ['Álló polcok, létrapolcok és térelválasztók.', 'Standing shelves, ladder shelves and room dividers.'], 'Furniture > Shelving > Bookcases & Standing Shelves'),
  category('wall-shelves', 'shelves', ['Falipolcok', 'Wall shelves'], ['Ahol nincs hely a padlón.', 'Where there is no room on the floor.'], 'Furniture > Shelving > Wall Shelves & Ledges'),
  category('sideboards', 'storage', ['Komódok', 'Sideboards'], ['Alacsony tárolók az étkezőbe, a nappaliba és az előszobába.', 'Low storage for the dining room, the living room and the hall.'], 'Furniture > Cabinets & Storage > Buffets & Sideboards'),
  category('hall', 'storage', ['Előszoba', 'Hall'], ['Az első bútor, amit hazaérve látsz.', 'The first furniture you see when you come home.'], 'Furniture > Cabinets & Storage'),
  category('coat-racks', 'hall', ['Fogasok', 'Coat racks'], ['Álló fogasok, fali akasztók és létrák.', 'Standing racks, wall pegs and ladders.'], 'Home & Garden > Decor > Coat & Hat Racks'),
  category('shoe-cabinets', 'hall', ['Cipőszekrények', 'Shoe cabinets'], ['Keskeny szekrények és padok cipőknek.', 'Narrow cabinets and benches for shoes.'], 'Furniture > Cabinets & Storage > Storage Cabinets & Lockers'),
  category('baskets-boxes', 'storage', ['Kosarak és dobozok', 'Baskets and boxes'], ['Kosarak, fedeles dobozok és ládák polcra, szekrénybe.', 'Baskets, lidded boxes and crates for shelf and cupboard.'], 'Home & Garden > Household Supplies > Storage & Organization'),
  category('baskets', 'baskets-boxes', ['Kosarak', 'Baskets'], ['Kézzel font kosarak fának, plédnek, játéknak.', 'Hand-woven baskets for logs, throws and toys.'], 'Home & Garden > Household Supplies > Storage & Organization > Household Storage Containers'),
  category('boxes', 'baskets-boxes', ['Dobozok', 'Boxes'], ['Fedeles dobozok és ládák polcra, szekrénybe.', 'Lidded boxes and crates for shelf and cupboard.'], 'Home & Garden > Household Supplies > Storage & Organization > Household Storage Containers'),

  category('lighting', null, ['Világítás', 'Lighting'], ['Meleg fény oda, ahol élsz.', 'Warm light where you live.'], 'Home & Garden > Lighting'),
  category('floor-lamps', 'lighting', ['Állólámpák', 'Floor lamps'], ['Olvasófény és hangulatfény a kanapé mellé.', 'Light to read by and light to sit in, next to the sofa.'], 'Home & Garden > Lighting > Lamps > Floor Lamps'),
  category('pendant-lamps', 'lighting', ['Függőlámpák', 'Pendant lamps'], ['Az asztal fölé, egyedül vagy sorban.', 'Above the table, alone or in a row.'], 'Home & Garden > Lighting > Lighting Fixtures > Ceiling Light Fixtures'),
  category('table-lamps', 'lighting', ['Asztali lámpák', 'Table lamps'], ['Kis lámpák polcra, komódra, íróasztalra.', 'Small lamps for the shelf, the sideboard and the desk.'], 'Home & Garden > Lighting > Lamps > Table Lamps'),
  category('wall-lamps', 'lighting', ['Fali lámpák', 'Wall lamps'], ['Fény az ágy mellett, a tükörnél, a folyosón.', 'Light by the bed, at the mirror and along the hall.'], 'Home & Garden > Lighting > Lighting Fixtures > Wall Light Fixtures'),

  category('textiles', null, ['Lakástextil', 'Textiles'], ['Gyapjú, len és pamut: ettől lesz meleg a szoba.', 'Wool, linen and cotton: what makes a room warm.'], 'Home & Garden > Linens & Bedding'),
  category('rugs', 'textiles', ['Szőnyegek', 'Rugs'], ['Szövött és csomózott szőnyegek gyapjúból, jutából és pamutból.', 'Woven and knotted rugs in wool, jute and cotton.'], 'Home & Garden > Decor > Rugs'),
  category('wool-rugs', 'rugs', ['Gyapjúszőnyegek', 'Wool rugs'], ['Puha és meleg a talpnak, halkítja a lépteket.', 'Soft and warm underfoot, and they hush a room.'], 'Home & Garden > Decor > Rugs'),
  category('flat-woven-rugs', 'rugs', ['Síkszövésű szőnyegek', 'Flat-woven rugs'], ['Vékony, mindkét oldalán használható szőnyegek jutából és pamutból.', 'Thin, reversible rugs in jute and cotton.'], 'Home & Garden > Decor > Rugs'),
  category('cushions-throws', 'textiles', ['Párnák és takarók', 'Cushions and throws'], ['Egy jó takaró és két párna: ennyi kell egy vasárnaphoz.', 'A good throw and two cushions: all a Sunday needs.'], 'Home & Garden > Linens & Bedding'),
  category('cushions', 'cushions-throws', ['Díszpárnák', 'Cushions'], ['Levehető huzattal, kacsatoll töltettel.', 'Removable covers, duck-feather fillings.'], 'Home & Garden > Decor > Throw Pillows'),
  category('throws', 'cushions-throws', ['Takarók', 'Throws'], ['Gyapjúból és pamutból, kanapéra, ágyra, teraszra.', 'In wool and cotton, for the sofa, the bed and the terrace.'], 'Home & Garden > Linens & Bedding > Bedding > Blankets'),
  category('bed-linen', 'textiles', ['Ágyneműk', 'Bed linen'], ['Mosott len és pamut, amelyet nem kell vasalni.', 'Washed linen and cotton that need no ironing.'], 'Home & Garden > Linens & Bedding > Bedding > Bed Sheets'),
  category('curtains', 'textiles', ['Függönyök', 'Curtains'], ['Átszűrik a fényt, vagy kizárják.', 'To filter the light or shut it out.'], 'Home & Garden > Decor > Window Treatments > Curtains & Drapes'),

  category('kitchen', null, ['Konyha és terítés', 'Kitchen and table'], ['Eszközök a főzéshez és szép dolgok a terítéshez.', 'Tools to cook with and good things to set the table with.'], 'Home & Garden > Kitchen & Dining'),
  category('tableware', 'kitchen', ['Étkészletek', 'Tableware'], ['Kézzel formált kerámia a hétköznapokra.', 'Hand-shaped ceramics for every day.'], 'Home & Garden > Kitchen & Dining > Tableware > Dinnerware'),
  category('plates', 'tableware', ['Tányérok', 'Plates'], ['Lapos, mély és desszertes tányérok, amelyek jól mutatnak együtt.', 'Dinner, pasta and side plates that go well together.'], 'Home & Garden > Kitchen & Dining > Tableware > Dinnerware > Plates'),
  category('bowls', 'tableware', ['Tálak', 'Bowls'], ['Levesnek, salátának, gyümölcsnek.', 'For soup, for salad, for fruit.'], 'Home & Garden > Kitchen & Dining > Tableware > Dinnerware > Bowls'),
  category('mugs', 'tableware', ['Bögrék', 'Mugs'], ['Kávés-, teás- és csokoládésbögrék kőcserépből és porcelánból.', 'Mugs for coffee, tea and chocolate, in stoneware and porcelain.'], 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs'),
  category('jugs', 'tableware', ['Kancsók', 'Jugs'], ['Víznek, tejnek, egy csokor pipacsnak.', 'For water, for milk, for a bunch of poppies.'], 'Home & Garden > Kitchen & Dining > Tableware > Serveware'),
  category('glassware', 'kitchen', ['Poharak és karaffák', 'Glassware'], ['Szájjal fújt üveg, víztől a vörösborig.', 'Mouth-blown glass, from water to red wine.'], 'Home & Garden > Kitchen & Dining > Tableware > Drinkware'),
  category('cookware', 'kitchen', ['Edények és serpenyők', 'Cookware'], ['Öntöttvas, zománc és acél, minden főzőlapra.', 'Cast iron, enamel and steel for every hob.'], 'Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware'),
  category('boards-trays', 'kitchen', ['Vágódeszkák és tálcák', 'Boards and trays'], ['Vágáshoz, tálaláshoz, ágyban reggelihez.', 'To cut on, to serve on, for breakfast in bed.'], 'Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Cutting Boards'),

  category('bath', null, ['Fürdőszoba', 'Bathroom'], ['Puha törölközők, meleg anyagok, rend a csempék között.', 'Soft towels, warm materials and order among the tiles.'], 'Home & Garden > Bathroom Accessories'),
  category('towels', 'bath', ['Törölközők', 'Towels'], ['Sűrű pamut, amely minden mosás után felszívja a vizet.', 'Dense cotton that drinks water wash after wash.'], 'Home & Garden > Linens & Bedding > Towels > Bath Towels & Washcloths'),
  category('bath-mats', 'bath', ['Fürdőszobaszőnyegek', 'Bath mats'], ['Puha lépés a zuhany után.', 'A soft step out of the shower.'], 'Home & Garden > Bathroom Accessories > Bath Mats & Rugs'),
  category('bath-accessories', 'bath', ['Fürdőszobai kiegészítők', 'Bathroom accessories'], ['Szappanadagolók, poharak és tartók kőből, kerámiából.', 'Dispensers, tumblers and dishes in stone and ceramic.'], 'Home & Garden > Bathroom Accessories'),
  category('laundry-baskets', 'bath', ['Szennyestartók', 'Laundry baskets'], ['Szennyestartók kosárból, vászonból és fából.', 'Laundry baskets in wicker, canvas and wood.'], 'Home & Garden > Household Supplies > Laundry Supplies > Laundry Baskets'),

  category('workspace', null, ['Dolgozószoba', 'Workspace'], ['Hely, ahol jólesik gondolkodni.', 'A good place to think.'], 'Furniture > Office Furniture'),
  category('desks', 'workspace', ['Íróasztalok', 'Desks'], ['Tömörfa asztalok fiókkal, kábelvezetővel, elegendő hellyel.', 'Solid wood desks with a drawer, a cable outlet and enough room.'], 'Furniture > Office Furniture > Desks'),
  category('office-chairs', 'workspace', ['Irodai székek', 'Office chairs'], ['Egész napos üléshez, otthonos külsővel.', 'For sitting all day, without looking like the office.'], 'Furniture > Office Furniture > Office Chairs'),
  category('organisers', 'workspace', ['Asztali rendezők', 'Desk organisers'], ['Tollnak, papírnak, töltőnek.', 'For pens, paper and chargers.'], 'Office Supplies > Filing & Organization > Desk Organizers'),

  category('decor', null, ['Dekoráció', 'Decor'], ['Az utolsó simítások.', 'The finishing touches.'], 'Home & Garden > Decor'),
  category('mirrors', 'decor', ['Tükrök', 'Mirrors'], ['Fali és álló tükrök fa- és sárgarézkeretben.', 'Wall and floor mirrors framed in wood and brass.'], 'Home & Garden > Decor > Mirrors'),
  category('vases', 'decor', ['Vázák', 'Vases'], ['Egy szál ágnak vagy egy egész csokornak.', 'For a single branch or a whole bunch.'], 'Home & Garden > Decor > Vases'),
  category('candle-holders', 'decor', ['Gyertyatartók', 'Candle holders'], ['Egy szál gyertyának vagy egy egész asztalsornak.', 'For one candle or a whole table of them.'], 'Home & Garden > Decor > Home Fragrance Accessories > Candle Holders'),
  category('clocks', 'decor', ['Órák', 'Clocks'], ['Csendes szerkezet, olvasható számlap.', 'A silent movement and a face you can read.'], 'Home & Garden > Decor > Clocks'),
  category('wall-art', 'decor', ['Faliképek', 'Wall art'], ['Keretezett nyomatok savmentes papíron.', 'Framed prints on acid-free paper.'], 'Home & Garden > Decor > Artwork > Posters, Prints, & Visual Artwork'),

  category('plants', null, ['Növények', 'Plants'], ['Szobanövények és kaspók.', 'House plants and pots.'], 'Home & Garden > Plants'),
  category('house-plants', 'plants', ['Szobanövények', 'House plants'], ['Cserepes növények, gondosan csomagolva.', 'Potted plants, carefully packed.'], 'Home & Garden > Plants > Indoor Plants'),
  category('plant-pots', 'plants', ['Kaspók', 'Plant pots'], ['Kerámia- és fakaspók, alátéttel vagy lábon.', 'Pots in ceramic and wood, with a saucer or on a stand.'], 'Home & Garden > Lawn & Garden > Gardening > Pots & Planters'),
];

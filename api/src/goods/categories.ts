import { localized, slugify } from './localized.ts';
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
  category('sofas', 'living', ['Kanapék', 'Sofas'], ['Két- és háromszemélyes kanapék levehető huzattal, mély üléssel, tartós vázzal.', 'Two and three-seat sofas with removable covers, deep seats and frames built to last.'], 'Furniture > Sofas'),
  category('armchairs', 'living', ['Fotelek', 'Armchairs'], ['Olvasáshoz, beszélgetéshez, elszundításhoz.', 'For reading, talking and nodding off.'], 'Furniture > Chairs > Arm Chairs, Recliners & Sleeper Chairs'),
  category('coffee-tables', 'living', ['Dohányzóasztalok', 'Coffee tables'], ['Alacsony asztalok fából, kőből és üvegből a kanapé elé.', 'Low tables in wood, stone and glass to stand in front of the sofa.'], 'Furniture > Tables > Accent Tables > Coffee Tables'),

  category('dining', null, ['Étkező', 'Dining'], ['Asztal, amely köré mindenki odafér, és székek, amelyekről senki sem akar felállni.', 'A table with room for everyone, and chairs nobody wants to leave.'], 'Furniture'),
  category('dining-tables', 'dining', ['Étkezőasztalok', 'Dining tables'], ['Kerek és szögletes asztalok két embertől tízig.', 'Round and rectangular tables for two to ten.'], 'Furniture > Tables > Kitchen & Dining Room Tables'),
  category('dining-chairs', 'dining', ['Étkezőszékek', 'Dining chairs'], ['Fából, nádfonattal vagy kárpitozva. Négytől kedvezőbb az áruk.', 'In wood, cane or upholstery. They cost less from four.'], 'Furniture > Chairs > Kitchen & Dining Room Chairs'),

  category('bedroom', null, ['Hálószoba', 'Bedroom'], ['Csendes formák, természetes anyagok, nyugodt éjszakák.', 'Quiet shapes, natural materials, restful nights.'], 'Furniture'),
  category('beds', 'bedroom', ['Ágyak', 'Beds'], ['Tömörfa és kárpitozott ágykeretek 160 és 180 cm-es matrachoz.', 'Solid wood and upholstered bed frames for 160 and 180 cm mattresses.'], 'Furniture > Beds & Accessories > Beds & Bed Frames'),
  category('wardrobes', 'bedroom', ['Gardróbszekrények', 'Wardrobes'], ['Két- és háromajtós szekrények, amelyekben minden megtalálja a helyét.', 'Two and three-door wardrobes with a place for everything.'], 'Furniture > Cabinets & Storage > Armoires & Wardrobes'),
  category('nightstands', 'bedroom', ['Éjjeliszekrények', 'Nightstands'], ['Könyvnek, pohár víznek, olvasólámpának.', 'For a book, a glass of water and a reading lamp.'], 'Furniture > Tables > Nightstands'),

  category('storage', null, ['Tárolás', 'Storage'], ['Polcok és komódok, amelyek rendet tartanak, és közben szépek.', 'Shelves and sideboards that keep order and look good doing it.'], 'Furniture > Cabinets & Storage'),
  category('shelves', 'storage', ['Polcok', 'Shelving'], ['Könyvespolcok, létrapolcok és térelválasztók.', 'Bookcases, ladder shelves and room dividers.'], 'Furniture > Shelving > Bookcases & Standing Shelves'),
  category('sideboards', 'storage', ['Komódok', 'Sideboards'], ['Alacsony tárolók az étkezőbe, a nappaliba és az előszobába.', 'Low storage for the dining room, the living room and the hall.'], 'Furniture > Cabinets & Storage > Buffets & Sideboards'),

  category('lighting', null, ['Világítás', 'Lighting'], ['Meleg fény oda, ahol élsz.', 'Warm light where you live.'], 'Home & Garden > Lighting'),
  category('floor-lamps', 'lighting', ['Állólámpák', 'Floor lamps'], ['Olvasófény és hangulatfény a kanapé mellé.', 'Light to read by and light to sit in, next to the sofa.'], 'Home & Garden > Lighting > Lamps > Floor Lamps'),
  category('pendant-lamps', 'lighting', ['Függőlámpák', 'Pendant lamps'], ['Az asztal fölé, egyedül vagy sorban.', 'Above the table, alone or in a row.'], 'Home & Garden > Lighting > Lighting Fixtures > Ceiling Light Fixtures'),
  category('table-lamps', 'lighting', ['Asztali lámpák', 'Table lamps'], ['Kis lámpák polcra, komódra, íróasztalra.', 'Small lamps for the shelf, the sideboard and the desk.'], 'Home & Garden > Lighting > Lamps > Table Lamps'),

  category('textiles', null, ['Lakástextil', 'Textiles'], ['Gyapjú, len és pamut: ettől lesz meleg a szoba.', 'Wool, linen and cotton: what makes a room warm.'], 'Home & Garden > Linens & Bedding'),
  category('rugs', 'textiles', ['Szőnyegek', 'Rugs'], ['Szövött és csomózott szőnyegek gyapjúból, jutából és pamutból.', 'Woven and knotted rugs in wool, jute and cotton.'], 'Home & Garden > Decor > Rugs'),
  category('cushions-throws', 'textiles', ['Párnák és takarók', 'Cushions and throws'], ['Egy jó takaró és két párna: ennyi kell egy vasárnaphoz.', 'A good throw and two cushions: all a Sunday needs.'], 'Home & Garden > Decor > Throw Pillows'),

  category('kitchen', null, ['Konyha és terítés', 'Kitchen and table'], ['Kézzel formált kerámia a hétköznapokra.', 'Hand-shaped ceramics for every day.'], 'Home & Garden > Kitchen & Dining'),
  category('tableware', 'kitchen', ['Étkészletek', 'Tableware'], ['Tányérok, tálak, bögrék és kancsók, amelyek jól mutatnak együtt.', 'Plates, bowls, mugs and jugs that go well together.'], 'Home & Garden > Kitchen & Dining > Tableware > Dinnerware'),
  category('vases', 'kitchen', ['Vázák', 'Vases'], ['Egy szál ágnak vagy egy egész csokornak.', 'For a single branch or a whole bunch.'], 'Home & Garden > Decor > Vases'),

  category('workspace', null, ['Dolgozószoba', 'Workspace'], ['Hely, ahol jól esik gondolkodni.', 'A good place to think.'], 'Furniture > Office Furniture'),
  category('desks', 'workspace', ['Íróasztalok', 'Desks'], ['Tömörfa asztalok fiókkal, kábelvezetővel, elegendő hellyel.', 'Solid wood desks with a drawer, a cable outlet and enough room.'], 'Furniture > Office Furniture > Desks'),

  category('decor', null, ['Dekoráció', 'Decor'], ['Az utolsó simítások.', 'The finishing touches.'], 'Home & Garden > Decor'),
  category('mirrors', 'decor', ['Tükrök', 'Mirrors'], ['Fali és álló tükrök fa- és rézkeretben.', 'Wall and floor mirrors framed in wood and brass.'], 'Home & Garden > Decor > Mirrors'),
];

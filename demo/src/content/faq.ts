import { localized as texts } from '../goods/localized.ts';

/** Questions by topic. Their content follows the specification, chapters 1 and 9. */
export const FAQ = [
  {
    title: texts('Rendelés', 'Ordering'),
    questions: [
      [texts('Kell regisztrálnom a rendeléshez?', 'Do I need an account to order?'), texts('Nem. Vendégként is vásárolhatsz, csak az e-mail-címedre, a telefonszámodra és a számlázási adataidra van szükségünk.', 'No. You can check out as a guest; all we need is your email address, phone number and billing details.')],
      [texts('Meddig tartjátok fenn nekem a terméket?', 'How long do you hold a product for me?'), texts('Amit a kosárba teszel, azt 10 percig foglaljuk le neked. Utána is a kosaradban marad, de más is megveheti.', 'Whatever you put in your cart is reserved for you for 10 minutes. It stays in the cart after that, but somebody else may buy it.')],
      [texts('Van legkisebb rendelési összeg?', 'Is there a minimum order?'), texts('Igen, áfával együtt 1000 Ft, 10 € vagy 10 $.', 'Yes: 1,000 Ft, €10 or $10, including VAT.')],
      [texts('Mit jelent, hogy egy termék rendelésre készül?', 'What does “made to order” mean?'), texts('A terméket neked készítik el, ezért akkor is megrendelheted, ha nincs raktáron. A várható időt a termék oldalán találod.', 'The piece is made for you, so you can order it even when none is in stock. The expected time is on the product page.')],
      [texts('Céges számlát is kérhetek?', 'Can I have an invoice for my company?'), texts('Igen. A számlázási adatoknál jelöld be, hogy cégként vásárolsz, és add meg az adószámot.', 'Yes. Tick that you are buying as a company in the billing step and give your tax number.')],
    ],
  },
  {
    title: texts('Szállítás és átvétel', 'Delivery and collection'),
    questions: [
      [texts('Mennyibe kerül a házhoz szállítás?', 'How much is home delivery?'), texts('A díj a csomag méretétől és súlyától függ, a pontos összeget a pénztárban látod. Bruttó 159 900 Ft feletti rendelésnél ingyenes.', 'It depends on size and weight; you see the exact amount at checkout. Orders over 159,900 Ft including VAT are delivered free.')],
      [texts('Kérhetem csomagpontra?', 'Can I have it sent to a parcel point?'), texts('Igen, ha a rendelés összesen legfeljebb 20 kg, és egyik darab sem hosszabb 80 cm-nél.', 'Yes, if the whole order weighs no more than 20 kg and no piece is longer than 80 cm.')],
      [texts('Átvehetem személyesen?', 'Can I collect it myself?'), texts('Igen, mindkét bemutatótermünkben díjmentesen. Értesítünk, amint a rendelésed átvehető.', 'Yes, free of charge at either of our showrooms. We will tell you as soon as your order is ready.')],
      [texts('Egyeztettek időpontot?', 'Will you agree a time with me?'), texts('Igen. Szállítás előtt telefonon vagy e-mailben keresünk, és olyan napot választunk, amely neked is jó.', 'Yes. We phone or email you before delivery and choose a day that suits you.')],
    ],
  },
  {
    title: texts('Fizetés és árak', 'Payment and prices'),
    questions: [
      [texts('Hogyan fizethetek?', 'How can I pay?'), texts('Bankkártyával a bank biztonságos oldalán, banki átutalással vagy utánvéttel. Hogy melyik választható, az a szállítási módtól is függ.', 'By card on the bank’s secure page, by bank transfer or cash on delivery. Which of them you can choose also depends on the delivery method.')],
      [texts('Tartalmazzák az árak az áfát?', 'Do prices include VAT?'), texts('A fizetendő bruttó ár az áfát is tartalmazza. A nettó és a bruttó megjelenítés között bármikor válthatsz. Az árváltoztatás jogát fenntartjuk.', 'The gross price you pay includes VAT. You can switch between net and gross prices at any time. Prices are subject to change.')],
      [texts('Milyen pénznemben vásárolhatok?', 'Which currencies can I use?'), texts('Forintban, euróban és dollárban. A pénznemet az oldal tetején választhatod ki.', 'Hungarian forints, euros and US dollars. Choose your currency at the top of the page.')],
      [texts('Nem sikerült a kártyás fizetés. Mit tegyek?', 'My card payment failed. What now?'), texts('A rendelésed megmaradt. Az eredmény oldalán 30 percen belül újra próbálhatod a fizetést, addig a termékeket is megtartjuk neked.', 'Your order is still there. You can try again on the result page within 30 minutes, and we keep the products for you until then.')],
      [texts('Több darabra jár kedvezmény?', 'Is there a discount for larger quantities?'), texts('Számos terméknél igen. A mennyiségi árakat a termék oldalán találod, és a kosár magától ezekkel számol.', 'On many products, yes. The quantity prices are on the product page and the cart applies them for you.')],
    ],
  },
  {
    title: texts('Visszaküldés és garancia', 'Returns and warranty'),
    questions: [
      [texts('Visszaküldhetem, ha mégsem tetszik?', 'Can I send something back?'), texts('Igen. Az online vásárlástól az Európai Unión belül 14 napod van rá, indoklás nélkül.', 'Yes. For online purchases within the European Union you have 14 days, and you need not give a reason.')],
      [texts('Mikor kapom vissza a pénzem?', 'When will I get my money back?'), texts('A pénzvisszafizetési garancia 14 napra szól. Az összeget arra a számlára vagy kártyára utaljuk vissza, amelyről fizettél.', 'Our money-back guarantee runs for 14 days. We refund the account or card you paid with.')],
      [texts('Mennyi a garancia?', 'How long is the warranty?'), texts('Minden termékünkre 2 év garanciát adunk.', 'Every product comes with a 2 year warranty.')],
      [texts('Mit tegyek, ha sérülten érkezik?', 'What if it arrives damaged?'), texts('Készíts róla fényképet, és írj valamelyik bemutatótermünknek a rendelésszámmal. Kicseréljük vagy megjavítjuk.', 'Take a photograph and write to one of our showrooms with your order number. We will replace or repair it.')],
    ],
  },
] as const;

import { synonymGroups } from './group.ts';

/** Hungarian synonyms for products of the shop. */
export const HUNGARIAN_SYNONYMS = synonymGroups(`
kanapé, szófa, dívány, kerevet, pamlag, heverő, sezlon, couch, sofa
kanapéágy, ágyazható kanapé, nyitható kanapé, rekamié, franciaágyas kanapé, ágyneműtartós kanapé
fotelágy, ágyazható fotel, nyitható fotel
ülőgarnitúra, ülősarok, sarokkanapé, sarokülő, L alakú kanapé, kanapé L alak, L kanapé, sarokgarnitúra
kétszemélyes, 2 személyes, két személyes, kétüléses, 2 üléses
háromszemélyes, 3 személyes, három személyes, háromüléses, 3 üléses
fotel, karosszék, armchair
pihenőfotel, relaxfotel, relax fotel, lounge fotel, olvasófotel
füles fotel, szárnyas fotel
forgófotel, forgó fotel
puff, ülőpuff, zsámoly, ottomán, babzsák
lábtartó, lábzsámoly, lábpuff
ülőpárna, székpárna
dohányzóasztal, kávézóasztal, nappali asztal, kisasztal, coffee table
lerakóasztal, kisasztal, oldalasztal, kanapéasztal, telefonasztal, teásasztal
TV-állvány, TV-szekrény, tévéállvány, tévészekrény, tv asztal, tévéasztal, tv komód, médiaállvány, tv bútor
étkezőasztal, ebédlőasztal, konyhaasztal, vacsoraasztal, nagyasztal
kihúzható, bővíthető, nagyobbítható, vendéglapos
étkezőszék, ebédlőszék
konyhaszék, konyhai szék > étkezőszék
kárpitozott, kárpitos, huzatos, párnázott
fonott, nádszövetes, nádfonatos, rattan, vesszőfonat
bárszék, magasszék, pultszék, bárhokedli, hokedli
pad, ülőpad, lóca
ágy, fekhely, nyoszolya, franciaágy, ágykeret, hitvesi ágy, duplaágy
kárpitozott ágy, boxspring, kárpitos ágy
gardróbszekrény, ruhásszekrény, ruhaszekrény, gardrób, hálószobaszekrény, akasztós szekrény
tolóajtós, csúszóajtós
éjjeliszekrény, éjjeli szekrény, ágy melletti asztal, éjjeli asztal
fiókos szekrény, fiókos komód, fehérneműs szekrény, sublót
komód, tálalószekrény, tálaló, kredenc, alacsony szekrény, vitrin, vitrines szekrény, üvegvitrin
komód > fiókos szekrény
könyvespolc, könyvszekrény, könyvállvány, polcrendszer, könyves polc
létrapolc, létra polc
falipolc, fali polc, polclap, lebegő polc, falra szerelhető polc, falraszerelhető polc
térelválasztó, paraván, szobaelválasztó
fogas, ruhafogas, akasztó, ruhaakasztó, előszobafogas, kabátfogas, fali akasztó
cipőszekrény, cipőtartó, cipős szekrény, cipőtároló, cipőspolc
előszoba, előtér, bejárat, folyosó
kosár, tárolókosár, fonott kosár
doboz, tárolódoboz, rendeződoboz, láda
tárolás, tároló, rendszerezés
állólámpa, padlólámpa, álló lámpa, talpas lámpa
függőlámpa, mennyezeti lámpa, csillár, függeszték, lámpabúra, mennyezetlámpa, plafonlámpa
asztali lámpa, éjjeli lámpa, éjjelilámpa, olvasólámpa, kislámpa, íróasztali lámpa
fali lámpa, falikar, fali kar, faliégő
lámpa, világítás, lámpatest, világítótest
szőnyeg, carpet, rug
gyapjúszőnyeg, hosszú szálú szőnyeg, bolyhos szőnyeg, shaggy szőnyeg
síkszövésű szőnyeg, rongyszőnyeg, kilim, vékony szőnyeg, szőttes
futószőnyeg, futó, folyosószőnyeg
díszpárna, kispárna, dekorpárna, párna, kanapépárna
takaró, pléd, pokróc, pokrócka
ágytakaró, ágyterítő
ágynemű, ágyneműhuzat, paplanhuzat, ágyneműgarnitúra, huzatgarnitúra
függöny, sötétítő, drapéria, sötétítőfüggöny, függönypár
törölköző, törülköző, frottír törölköző
kéztörlő, kis törölköző, kézi törölköző
fürdőlepedő, nagy törölköző, strandtörölköző
fürdőszobaszőnyeg, kilépő, lábtörlő, kádkilépő, fürdőszőnyeg, fürdőszoba szőnyeg
szappanadagoló, folyékonyszappan-adagoló, szappanpumpa
szennyestartó, szennyeskosár, szennyesláda, ruháskosár, mosókosár
fogmosó pohár, fogkefetartó
szappantartó, szappantálca
tányér, lapostányér > desszertestányér, levesestányér, mélytányér, tésztástányér
desszertestányér, süteményestányér, kistányér, süteményes tányér
levesestányér, mélytányér, mély tányér
étkészlet, tányérkészlet, porcelánkészlet, teríték
tál, tálka
müzlistál, müzlistálka, gabonapehelytál, reggeliző tál
salátástál, salátás tál, keverőtál
bögre, csésze, findzsa, kávésbögre, teásbögre
eszpresszós csésze, kávéscsésze, mokkáscsésze, espresso csésze, kávéspohárka
teáscsésze, teás csésze, teáscsupor
kancsó, kiöntő, korsó, vizeskancsó
pohár, üvegpohár, ivópohár
borospohár, boros pohár > vörösboros pohár, fehérboros pohár
karaffa, dekantáló, vizespalack, boroskaraffa
fazék, lábas, edény, főzőedény
serpenyő, palacsintasütő, grillserpenyő, sütőserpenyő, teflon
vágódeszka, deszka, szeletelődeszka, kenyérvágó deszka
tálca, kínálótálca, felszolgálótálca
íróasztal, számítógépasztal, munkaasztal, tanulóasztal, irodai asztal, laptopasztal
gyerekíróasztal, gyermekíróasztal, iskolai íróasztal, gyerekasztal
irodai szék, irodaszék, irodai forgószék, forgószék, munkaszék, gurulós szék, számítógépes szék, íróasztalszék, home office szék
asztali rendező, íróasztali rendező, asztali szervező
tolltartó, ceruzatartó
irattartó, iratrendező, dokumentumtartó
dolgozószoba, home office, otthoni iroda, munkaszoba
tükör, falitükör, fali tükör
állótükör, egész alakos tükör, egészalakos tükör, öltözőtükör
váza, virágtartó, virágváza
padlóváza, nagy váza, földre állítható váza
gyertyatartó, gyertya tartó, mécsestartó, kandeláber
lámpás, mécses, viharlámpa, lampion
falióra, fali óra
asztali óra, kandallóóra
falikép, poszter, kép, nyomat, keretezett kép, plakát, festmény, fali dekoráció
szobanövény, cserepes növény, növény, virág, zöld növény
kaspó, virágcserép, cserép, virágtartó, virágláda, növénytartó
anyósnyelv, szansevéria, sansevieria
gumifa, szobafikusz, fikusz
pálma, szobapálma > aranypálma, kentiapálma
borostyán, futónövény
nappali, társalgó, nappali szoba
hálószoba, háló
étkező, ebédlő
fürdőszoba, fürdő
lakástextil, textil, textília
dekoráció, lakásdekoráció, dekor, kiegészítő, dísztárgy
tölgy, tölgyfa
dió, diófa
kőris, kőrisfa
bükk, bükkfa
nyír, nyírfa, nyírfalemez
fenyő, fenyőfa
fa, fából készült > tölgy, dió, kőris, bükk, nyír, fenyő
tömörfa, tömör fa, valódi fa, masszív fa > tömör
fém > acél, sárgaréz, alumínium, öntöttvas
vas > acél, öntöttvas
acél, rozsdamentes acél, inox
sárgaréz, réz, messzing, brass
márvány, kő, carrara > travertin, márvány
travertin, mészkő
bőr, marhabőr, nyeregbőr, valódi bőr
bársony, velúr, plüss, pamutbársony
buklé, bouclé, boucle, gyapjúbuklé, teddy
len, lenvászon, lenkeverék
pamut, gyapot, cotton
gyapjú > merinógyapjú, báránygyapjú, gyapjúszövet, gyapjúbuklé, gyapjúfilc
kerámia, kőcserép, agyag, fazekas > porcelán, kőcserép, terrakotta
porcelán, china
üveg, kristály
nád, rattan, nádfonat, bambusz
juta, kender, szizál
fűz, vessző, vesszőből font
zöld > moha, fenyőzöld, zsálya
mohazöld, moha
zsályazöld, zsálya
sötétzöld, fenyőzöld, palackzöld
kék > ködkék, tinta
sötétkék, tinta, tintakék, tengerészkék
világoskék, ködkék
szürke > galambszürke, grafit, füstüveg
világosszürke, galambszürke
sötétszürke, grafit, antracit, grafitszürke
fehér > kréta, fehér márvány
törtfehér, krémszínű, krém, krétafehér, kréta
bézs, beige, drapp, homokszínű > homok, zab, len
natúr, natúrszínű, nyersszínű > len, zab, homok
barna > konyak, dió, füstölt tölgy
sárga > méz
mustár, mustársárga, okker, méz
piros, vörös > paprika, terrakotta
narancs, narancssárga, tégla, téglavörös, terrakotta, rozsda
rózsaszín, pink, rózsaszínű, mályva > púder
lila, bordó, padlizsán > szilva
fekete, éjfekete
arany, aranyszínű, gold > sárgaréz
ezüst, ezüstszínű, króm > acél
átlátszó, áttetsző, színtelen, víztiszta
kerek, kör alakú, köralakú
szögletes, téglalap alakú, négyszögletes, négyzet alakú
ovális, ellipszis
kicsi, kis, mini, apró, kisméretű, pici
nagy, óriás, nagyméretű, széles
magas, hosszú
alacsony, lapos
összecsukható, összehajtható
levehető huzat, mosható huzat, levehető mosható huzat
fogantyús, füles
íves, boltíves
konyha, konyhai
gyerek, gyermek, gyerekszoba
szett, készlet, garnitúra
`);

/** Hungarian queries like the English ones. */
export const HUNGARIAN_VISITORS: readonly string[] = `
emeletes ágy lépcsővel és fiókokkal
galériaágy íróasztallal alatta
kihúzható vendégágy rácsos aljjal
kárpitozott ágytámla szürke bársony
ágyneműtartós franciaágy 140x200
heverő fiatalnak ágyneműtartóval
pótágy összecsukható matraccal
gyerekágy leesésgátlóval fehér
ortopéd matrac közepesen kemény
memóriahabos fedőmatrac 5 cm
hűsítő párna oldalt alvóknak
súlyozott takaró 8 kg
elektromos ágymelegítő egyszemélyes
vízhatlan matracvédő kiságyba
állítható relaxfotel bőrből pohártartóval
felállást segítő fotel időseknek
masszázsfotel részletre
gamer szék lábtartóval piros
papasan fotel csak párna
hintaszék babaszobába
függő tojásfotel állvánnyal
babzsák gyerekeknek vízálló
u alakú kanapé ágyazható
moduláris ülőgarnitúra balos
kisméretű kinyitható kanapé garzonba
zöld chesterfield kétszemélyes
sztreccs kanapéhuzat háromszemélyes
karfára tehető tálca
kanapéláb fém 15 cm
emelhető lapú dohányzóasztal tárolóval
kerek márvány dohányzóasztal arany lábbal
c alakú lerakóasztal laptophoz
egymásba tolható asztalok dió fekete
keskeny konzolasztal előszobába üveg
rönk étkezőasztal nyolc személyre
összecsukható asztal négy székkel erkélyre
bárasztal szett magasított
reggelizőpult bárszékkel
parasztpad asztalhoz
rakásolható székek rendezvényre
fonott ülőkéjű fa szék
átlátszó műanyag szék
forgatható bárszék háttámlás 2 db
gyerekasztal székkel dinoszauruszos
állítható magasságú íróasztal 160
sarok íróasztal polcos felépítménnyel
gamer asztal fekete led világítással
hálós irodai szék deréktámasszal
székalátét szőnyegre
dupla monitorkar
irattartó szekrény zárható háromfiókos
vitrines könyvszekrény világítással
ipari stílusú létrapolc öt szintes
kockapolc fehér kosarakkal
tv állvány 75 colos tévéhez kandallóval
fali tévészekrény magasfényű
lemezjátszó állvány bakelittartóval
cipős pad előszobába párnával
előszobafal tükörrel és akasztóval
esernyőtartó öntöttvas
tolóajtós gardróbszekrény tükrös háromajtós
ruhaállvány gurulós erős
zárható ékszerszekrény falra
ágy alatti tárolódoboz kerekes
fésülködőasztal világítós tükörrel
fürdőszobai mosdószekrény 60 cm mosdóval
wc fölötti polc bambusz
zuhanypolc rozsdamentes sarok
esőztető zuhanyfej matt
szabadon álló kád csapteleppel
törölközőszárító radiátor króm
wc papír tartó polccal
gyógyszeres szekrény led tükörrel
gurulós konyhasziget vágódeszkával
kamraszekrény magas polcos
kihúzható szemetes szekrénybe
gránit mosogató egymedencés
páraelszívó 60 cm inox
fűszertartó ajtóra
kenyértartó bambusz fedővel
kerámia sütitartó macskás
teflon serpenyő szett indukciós
kukta 6 literes
robotgép rózsaszín
kávéfőző tejhabosítóval
borhűtő 12 palackos
hűtőszekrény vízadagolóval
mosógép 8 kg csendes
robotporszívó állatszőrhöz
oszlopventilátor távirányítós
mennyezeti ventilátor lámpával
kristálycsillár étkezőbe modern
mennyezeti lámpa sárgaréz
konyhasziget fölé függeszték 3 db
konnektoros falikar kapcsolóval
érintős éjjeli lámpa usb
led szalag 10 m színváltós
napelemes fényfüzér erkélyre
okosizzó e27 meleg fehér
íves állólámpa márvány talppal
mosható szőnyeg 160x230 boho
bolyhos kerek szőnyeg krém
lépcsőszőnyeg csúszásmentes
kültéri szőnyeg műanyag
vicces lábtörlő kókusz
sötétítő függöny türkiz 250 cm
ringlis fényáteresztő függöny len
bambusz roló fúrás nélkül
karnis fúrás nélkül
öntapadós tapéta virágos
öntapadós csempe márvány mintás
absztrakt vászonkép kék arany nagy
világtérkép keretben vintage
fém fali dísz életfa
képkeret 40x50 paszpartuval
napsugár tükör antik arany
íves álló tükör nekitámasztható
ingaóra faragott
mű olajfa 180 cm
műorchidea kerámia kaspóban
háromszintes virágállvány beltéri
önöntözős balkonláda
napelemes madáritató szökőkút
kerti étkezőgarnitúra napernyővel
polyrattan sarok ülőgarnitúra takaróval
gázos tűzrakó asztal
pavilon 3x4 szúnyoghálóval
polikarbonát üvegház falhoz
felfújható flamingó
felfújható jakuzzi négyszemélyes
műfenyő 210 cm ledes
halloween dekoráció ajtóra
nagy kutyaágy mosható huzattal
macskabútor kaparófával
extra széles kutyarács
kiságy pelenkázóval
fa játékkonyha
trambulin hálóval 300
kézisúlyzó állvány
összecsukható futópad
delvano bisztró szett 3 részes
korvál buklé forgófotel
harrowgate bővíthető asztal tölgy
marlowe éjjeliszekrény
brunhilde komód
tessaro l alakú kanapé szürke
oakhurst kollekció tv szekrény
lindqvist íróasztali lámpa
kényelmess fotell állitható
szürke bárssony kanpé ágyazahtó
fábol készűlt könyvespócl ajtóval
étkezö asztla hat személyess székel
éjeli szekrény fijókkal
fürdöszobai tükőr világitással
fügöny nappalliba
bőrr irodai székk feket
kerti búttor szet rattann
konyhai tárolo szekrémy fehér
ajándék lakásavatóra
nászajándék ötlet 20000 alatt
skandináv nappali ötletek
bútor kis lakásba
visszaküldés és pénzvisszatérítés
szállítanak szlovákiába
vasárnapi nyitvatartás
kuponkód tavasz
pótalkatrész ágyrácshoz
milyen szőnyeg illik szürke kanapéhoz
`.trim().split('\n');

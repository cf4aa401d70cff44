/** Nouns and adjectives of homes and furniture in dictionary form: compounds are split into them, and suffixes removed to find them. */
export const HUNGARIAN_WORDS = `
kanapé kerevet dívány szófa heverő pamlag rekamié fotel karosszék hintaszék ülőgarnitúra garnitúra puff zsámoly hokedli lábtartó ülőke ülés ülőpárna
asztal szék szekrény polc ágy komód vitrin tálaló kredenc sublót fiók pad láda doboz kosár fogas akasztó állvány tartó állólámpa rúd kampó paraván térelválasztó
bútor berendezés kiegészítő dekoráció dísz készlet szett pár darab csomag hármas négyes
lámpa csillár világítás fény izzó égő búra ernyő foglalat lámpás gyertya gyertyatartó mécses mécsestartó lámpaernyő kapcsoló vezeték zsinór kábel dugó
szőnyeg párna takaró pléd paplan lepedő ágynemű ágyneműhuzat huzat függöny sötétítő drapéria karnis terítő abrosz szalvéta textil kelme vászon futó futószőnyeg
tányér tál tálka pohár bögre csésze kancsó karaffa kiöntő üveg palack kupa edény fazék lábas serpenyő wok fedő bogrács forma sütőforma deszka tálca kanál villa kés evőeszköz étkészlet
konyha nappali étkező hálószoba fürdőszoba fürdő gyerekszoba előszoba dolgozószoba iroda háló szoba gardrób kamra terasz kert erkély lakás otthon ház fal padló plafon mennyezet ablak ajtó
törölköző törülköző kéztörlő fürdőlepedő kilépő szappan szappanadagoló adagoló szennyes szennyestartó zuhany mosdó kád csempe tároló rekesz rendező szervező
tükör váza kép falikép nyomat poszter keret óra falióra szobor figura virág növény szobanövény pálma kaktusz fikusz filodendron borostyán levél cserép kaspó virágcserép virágtartó ültető olaj olajfa gumifa
tükör bokor csokor selyem fészek terem torony sarok vászon eper álom sátor kéreg köröm étek ló kő tó hó szó cső fű mű
fa tölgy dió bükk kőris fenyő nyír éger juhar cseresznye cédrus bambusz rattan nád vessző fűz juta kender szizál szizal gyapjú pamut len bársony buklé filc bőr marhabőr szövet plüss műbőr mikroszálas velúr moher mohair merinó perkál szatén frottír krepp voál toll pehely hab hideghab viasz
fém acél vas öntöttvas alumínium réz sárgaréz króm arany ezüst bronz zománc márvány travertin gránit beton kerámia porcelán kőcserép agyag terrakotta kristály műanyag papír parafa lemez furnér rétegelt tömörfa
láb karfa háttámla támla fejvég fejtámla kar váz matrac ágyrács ágykeret keret fogantyú zsanér görgő kerék sín csavar lap vendéglap szín anyag minta méret forma szél él perem alj tető oldal hát belső külső
piros vörös bordó narancs sárga zöld kék lila ibolya rózsaszín barna bézs szürke fekete fehér krém arany ezüst türkiz natúr színes tarka fehérített homok moha zab kréta köd tinta zsálya méz paprika púder szilva konyak füst grafit galamb antracit
kerek kör ovális szögletes négyzet téglalap íves íróasztal kicsi kis nagy hosszú rövid magas alacsony széles keskeny mély lapos vastag vékony puha kemény könnyű nehéz meleg hideg modern klasszikus skandináv rusztikus minimalista retró vintage ipari loft bohém
összecsukható kihúzható nyitható ágyazható állítható forgó dönthető levehető mosható moshatatlan kárpitozott fonott kötött szőtt csíkos kockás mintás egyszínű virágos bolyhos
író dohányzó lerakó étkezői tv média cipő ruha könyv éjjeli álló függő fali asztali mennyezeti olvasó hangulat szoba gyerek gyermek baba bár kávé tea víz bor sör leves saláta gyümölcs torta süti kenyér vaj sajt só bors fűszer desszert müzli tészta kakaó tej szörp reggeli vacsora ebéd
két három négy öt hat hét nyolc tíz egy fél dupla szimpla személy személyes ajtó fiók polc szint kétszemélyes háromszemélyes
vendég munka tároló mosó szárító vasaló tűz fűtés kandalló fahasáb tűzifa játék kutya macska állat gyerekágy kisasztal dob dobasztal kocka kavics létra híd kapocs irat toll ceruza levél napló naptár fogkefe fogmosó
esküvő ajándék karácsony húsvét születésnap nászajándék lakásavató nyár tél tavasz ősz
kép kilépőszőnyeg előszobafal ruhaakasztó napozó hinta nyugágy kerti grill napernyő szúnyogháló redőny roló lambéria tapéta festék ragasztó szerszám zár kulcs kulcstartó ernyőtartó esernyő újság újságtartó virágállvány
talp töltet huzat bélés béléses kefe vágódeszka szeletelő kézműves fonat cipősszekrény vágó kínáló mártogatós sütő főző tepsi
emeletes franciaágy francia keretes szekrénysor elemes alak csőváz sarokkanapé sarok tolóajtó toló gardróbszekrény bárszék bárpult pult sziget konyhasziget kárpit kárpitos esztergált polcos fiókos
lábtörlő köpeny illat hűtő kanna kalap babzsák orchidea
álomágy nyak nyakpárna fej kispárna díszpárna ülő huzatos tok tárhely talpas alsó felső hálós karika karikás ringli
`.split(/\s+/).filter(Boolean);

/** Stop words. */
export const HUNGARIAN_STOP_WORDS = new Set(
  `a az és vagy egy is nem de ha hogy mint meg csak már még alá fölé mellé elé mögé közé köré felé után előtt mellett alatt fölött felett között körül nélkül való ami amely aki ez azt ezt
  olyan ilyen nagyon legyen van lesz volt cm mm méter kg liter x színű színben szín`.split(/\s+/),
);

/** A word before one of these qualifies another word: a bed without a mattress („ágy matrac nélkül”) is a bed. */
export const HUNGARIAN_POSTPOSITIONS = new Set('nélkül alá fölé mellé elé mögé közé köré alatt fölött felett mellett előtt mögött között körül'.split(' '));

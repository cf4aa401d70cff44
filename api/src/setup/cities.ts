/** Hungarian towns by their main postcode; some villages share one. */
const TOWNS = `
2000 Szentendre|2013 Pomáz|2021 Tahitótfalu|2030 Érd|2040 Budaörs|2045 Törökbálint|2049 Diósd|2060 Bicske|2083 Solymár|2084 Pilisszentiván|
2085 Pilisvörösvár|2092 Budakeszi|2093 Budajenő|2096 Üröm|2100 Gödöllő|2112 Veresegyház|2120 Dunakeszi|2131 Göd|2141 Csömör|2143 Kistarcsa|
2144 Kerepes|2151 Fót|2161 Csomád|2170 Aszód|2200 Monor|2220 Vecsés|2225 Üllő|2230 Gyömrő|2234 Maglód|2251 Tápiószecső|
2300 Ráckeve|2310 Szigetszentmiklós|2330 Dunaharaszti|2335 Taksony|2340 Kiskunlacháza|2360 Gyál|2364 Ócsa|2370 Dabas|2400 Dunaújváros|2440 Százhalombatta|
2483 Gárdony|2500 Esztergom|2510 Dorog|2600 Vác|2660 Balassagyarmat|2700 Cegléd|2730 Albertirsa|2750 Nagykőrös|2760 Nagykáta|2800 Tatabánya|
2840 Oroszlány|2870 Kisbér|2890 Tata|2900 Komárom|3000 Hatvan|3100 Salgótarján|3170 Szécsény|3200 Gyöngyös|3300 Eger|3360 Heves|
3400 Mezőkövesd|3525 Miskolc|3580 Tiszaújváros|3600 Ózd|3700 Kazincbarcika|3780 Edelény|3800 Szikszó|3860 Encs|3900 Szerencs|3910 Tokaj|
3950 Sárospatak|3980 Sátoraljaújhely|4025 Debrecen|4060 Balmazújváros|4080 Hajdúnánás|4100 Berettyóújfalu|4150 Püspökladány|4200 Hajdúszoboszló|4220 Hajdúböszörmény|4300 Nyírbátor|
4320 Nagykálló|4400 Nyíregyháza|4440 Tiszavasvári|4600 Kisvárda|4700 Mátészalka|4800 Vásárosnamény|4900 Fehérgyarmat|5000 Szolnok|5100 Jászberény|5123 Jászárokszállás|
5200 Törökszentmiklós|5300 Karcag|5350 Tiszafüred|5400 Mezőtúr|5440 Kunszentmárton|5500 Gyomaendrőd|5540 Szarvas|5600 Békéscsaba|5630 Békés|5700 Gyula|
5720 Sarkad|5900 Orosháza|6000 Kecskemét|6060 Tiszakécske|6080 Szabadszállás|6100 Kiskunfélegyháza|6200 Kiskőrös|6300 Kalocsa|6400 Kiskunhalas|6430 Bácsalmás|
6500 Baja|6600 Szentes|6640 Csongrád|6720 Szeged|6782 Mórahalom|6800 Hódmezővásárhely|6900 Makó|7030 Paks|7090 Tamási|7100 Szekszárd|
7150 Bonyhád|7200 Dombóvár|7300 Komló|7400 Kaposvár|7500 Nagyatád|7570 Barcs|7621 Pécs|7700 Mohács|7773 Villány|7773 Kisjakabfalva|7800 Siklós|
7900 Szigetvár|7985 Nagydobsza|7985 Kisdobsza|8000 Székesfehérvár|8060 Mór|8100 Várpalota|8130 Enying|8200 Veszprém|8220 Balatonalmádi|8230 Balatonfüred|8237 Tihany|8300 Tapolca|
8330 Sümeg|8360 Keszthely|8380 Hévíz|8400 Ajka|8420 Zirc|8500 Pápa|8600 Siófok|8630 Balatonboglár|8638 Balatonlelle|8640 Fonyód|
8700 Marcali|8800 Nagykanizsa|8900 Zalaegerszeg|8960 Lenti|9021 Győr|9200 Mosonmagyaróvár|9300 Csorna|9330 Kapuvár|9400 Sopron|9431 Fertőd|
9500 Celldömölk|9600 Sárvár|9700 Szombathely|9730 Kőszeg|9800 Vasvár|9900 Körmend|9970 Szentgotthárd`;

/** The second and third digit of a Budapest postcode are the district, the fourth its part. */
const DISTRICTS = 23;
const MARGARET_ISLAND = '1007';

function budapest(): { zipcode: string; city: string }[] {
  const districts = Array.from({ length: DISTRICTS * 10 }, (_, index) => ({ zipcode: String(1010 + index), city: 'Budapest' }));
  return [{ zipcode: MARGARET_ISLAND, city: 'Budapest' }, ...districts];
}

export const CITIES: readonly { readonly zipcode: string; readonly city: string }[] = [
  ...budapest(),
  ...TOWNS.trim()
    .split(/\|\s*/)
    .map((town) => ({ zipcode: town.slice(0, 4), city: town.slice(5) })),
];

/** A town with its main postcode and its centre in degrees, to about a kilometre. */
export interface DemoTown {
  readonly name: string;
  readonly zipcode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Demonstration points of both carriers together. */
  readonly points: number;
}

const TABLE = `
1117 Budapest 47.475 19.045 5|1051 Budapest 47.499 19.051 4|1024 Budapest 47.515 19.02 4|1138 Budapest 47.54 19.065 5|1148 Budapest 47.515 19.12 5|1095 Budapest 47.465 19.085 4|1183 Budapest 47.43 19.18 4|1211 Budapest 47.43 19.07 3
9021 Győr 47.687 17.635 8|9027 Győr 47.695 17.67 3|9400 Sopron 47.685 16.59 4|9200 Mosonmagyaróvár 47.87 17.27 3|9700 Szombathely 47.23 16.62 5|9600 Sárvár 47.25 16.94 2|9730 Kőszeg 47.39 16.54 2|9500 Celldömölk 47.255 17.15 2
8900 Zalaegerszeg 46.845 16.845 4|8800 Nagykanizsa 46.455 16.99 3|8360 Keszthely 46.77 17.245 2|8200 Veszprém 47.095 17.91 4|8400 Ajka 47.105 17.56 2|8500 Pápa 47.33 17.47 2|8230 Balatonfüred 46.96 17.885 2|8600 Siófok 46.905 18.055 3
8000 Székesfehérvár 47.19 18.41 6|2400 Dunaújváros 46.965 18.935 3|8060 Mór 47.375 18.205 1|2800 Tatabánya 47.57 18.4 4|2890 Tata 47.65 18.32 2|2900 Komárom 47.74 18.12 2|2500 Esztergom 47.785 18.74 3
7400 Kaposvár 46.36 17.79 4|7621 Pécs 46.075 18.23 6|7632 Pécs 46.045 18.215 2|7700 Mohács 45.995 18.68 2|7100 Szekszárd 46.35 18.705 3|7030 Paks 46.625 18.86 2|7150 Bonyhád 46.3 18.53 1|7200 Dombóvár 46.375 18.14 2
6000 Kecskemét 46.905 19.69 6|6500 Baja 46.18 18.955 3|6100 Kiskunfélegyháza 46.71 19.845 2|6200 Kiskőrös 46.62 19.285 1|6720 Szeged 46.255 20.145 7|6800 Hódmezővásárhely 46.42 20.33 3|6900 Makó 46.215 20.475 2|6600 Szentes 46.655 20.26 2
5600 Békéscsaba 46.68 21.09 4|5700 Gyula 46.645 21.28 2|5900 Orosháza 46.565 20.665 2|5000 Szolnok 47.175 20.195 4|5100 Jászberény 47.5 19.915 2|5300 Karcag 47.315 20.92 1|4025 Debrecen 47.53 21.625 7|4031 Debrecen 47.515 21.59 2
4220 Hajdúböszörmény 47.67 21.51 2|4200 Hajdúszoboszló 47.45 21.395 2|4400 Nyíregyháza 47.955 21.715 5|4600 Kisvárda 48.225 22.085 2|4700 Mátészalka 47.955 22.325 2|3525 Miskolc 48.105 20.79 6|3530 Miskolc 48.1 20.775 2|3580 Tiszaújváros 47.92 21.045 1
3600 Ózd 48.22 20.29 2|3300 Eger 47.9 20.375 4|3200 Gyöngyös 47.785 19.93 2|3000 Hatvan 47.665 19.68 2|3100 Salgótarján 48.1 19.805 3|2660 Balassagyarmat 48.075 19.295 1|2600 Vác 47.78 19.13 3|2120 Dunakeszi 47.63 19.14 2
2030 Érd 47.395 18.905 3|2040 Budaörs 47.46 18.955 3|2100 Gödöllő 47.595 19.355 2|2700 Cegléd 47.175 19.8 2|2300 Ráckeve 47.16 18.945 1|2200 Monor 47.35 19.445 2|2000 Szentendre 47.67 19.075 2`;

/** Towns in every county, for the demonstration points. */
export const DEMO_TOWNS: readonly DemoTown[] = TABLE.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [zipcode = '', name = '', latitude = '', longitude = '', points = ''] = entry.split(' ');
    return { name, zipcode, latitude: Number(latitude), longitude: Number(longitude), points: Number(points) };
  });

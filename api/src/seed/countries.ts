import { texts } from './texts.ts';

/**
 * The member states of the European Union with their standard VAT rates in percent.
 * Ids are kept for ever: orders and addresses name them.
 */
const ROWS = [
  [1, 'HU', 'Magyarország', 'Hungary', 27],
  [2, 'AT', 'Ausztria', 'Austria', 20],
  [3, 'BE', 'Belgium', 'Belgium', 21],
  [4, 'BG', 'Bulgária', 'Bulgaria', 20],
  [5, 'CY', 'Ciprus', 'Cyprus', 19],
  [6, 'CZ', 'Csehország', 'Czechia', 21],
  [7, 'DK', 'Dánia', 'Denmark', 25],
  [8, 'EE', 'Észtország', 'Estonia', 24],
  [9, 'FI', 'Finnország', 'Finland', 25.5],
  [10, 'FR', 'Franciaország', 'France', 20],
  [11, 'GR', 'Görögország', 'Greece', 24],
  [12, 'NL', 'Hollandia', 'Netherlands', 21],
  [13, 'HR', 'Horvátország', 'Croatia', 25],
  [14, 'IE', 'Írország', 'Ireland', 23],
  [15, 'PL', 'Lengyelország', 'Poland', 23],
  [16, 'LV', 'Lettország', 'Latvia', 21],
  [17, 'LT', 'Litvánia', 'Lithuania', 21],
  [18, 'LU', 'Luxemburg', 'Luxembourg', 17],
  [19, 'MT', 'Málta', 'Malta', 18],
  [20, 'DE', 'Németország', 'Germany', 19],
  [21, 'IT', 'Olaszország', 'Italy', 22],
  [22, 'PT', 'Portugália', 'Portugal', 23],
  [23, 'RO', 'Románia', 'Romania', 21],
  [24, 'ES', 'Spanyolország', 'Spain', 21],
  [25, 'SE', 'Svédország', 'Sweden', 25],
  [26, 'SK', 'Szlovákia', 'Slovakia', 23],
  [27, 'SI', 'Szlovénia', 'Slovenia', 22],
] as const;

export const HUNGARY_ID = 1;

export const COUNTRIES = ROWS.map(([id, code, hu, en, vatPercent]) => ({ id, code, name: texts(hu, en), vatPercent }));

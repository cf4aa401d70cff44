import { texts } from './texts.ts';

/**
 * The member states of the European Union. Ids never change: orders and addresses refer to them.
 */
const ROWS = [
  [1, 'HU', 'Magyarország', 'Hungary'],
  [2, 'AT', 'Ausztria', 'Austria'],
  [3, 'BE', 'Belgium', 'Belgium'],
  [4, 'BG', 'Bulgária', 'Bulgaria'],
  [5, 'CY', 'Ciprus', 'Cyprus'],
  [6, 'CZ', 'Csehország', 'Czechia'],
  [7, 'DK', 'Dánia', 'Denmark'],
  [8, 'EE', 'Észtország', 'Estonia'],
  [9, 'FI', 'Finnország', 'Finland'],
  [10, 'FR', 'Franciaország', 'France'],
  [11, 'GR', 'Görögország', 'Greece'],
  [12, 'NL', 'Hollandia', 'Netherlands'],
  [13, 'HR', 'Horvátország', 'Croatia'],
  [14, 'IE', 'Írország', 'Ireland'],
  [15, 'PL', 'Lengyelország', 'Poland'],
  [16, 'LV', 'Lettország', 'Latvia'],
  [17, 'LT', 'Litvánia', 'Lithuania'],
  [18, 'LU', 'Luxemburg', 'Luxembourg'],
  [19, 'MT', 'Málta', 'Malta'],
  [20, 'DE', 'Németország', 'Germany'],
  [21, 'IT', 'Olaszország', 'Italy'],
  [22, 'PT', 'Portugália', 'Portugal'],
  [23, 'RO', 'Románia', 'Romania'],
  [24, 'ES', 'Spanyolország', 'Spain'],
  [25, 'SE', 'Svédország', 'Sweden'],
  [26, 'SK', 'Szlovákia', 'Slovakia'],
  [27, 'SI', 'Szlovénia', 'Slovenia'],
] as const;

export const COUNTRIES = ROWS.map(([id, code, hu, en]) => ({ id, code, name: texts(hu, en) }));

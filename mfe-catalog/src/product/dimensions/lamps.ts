import { both } from './silhouette.ts';
import type { Silhouette } from './silhouette.ts';

export const FLOOR_LAMP = both('M20 0H80L100 24H53V96H78V100H22V96H47V24H0Z');
export const TRIPOD_LAMP = both('M22 0H78L92 26H56L100 100H93L53 36V100H47V36L7 100H0L44 26H8Z');
/** A lamp of paper or cloth from the floor up. */
export const COLUMN_LAMP = both('M14 0H86Q100 46 88 92H66V100H34V92H12Q0 46 14 0Z');
export const TABLE_LAMP = both('M18 0H82L100 46H56V60L78 100H22L44 60V46H0Z');

/** A lamp whose shade is beside its base. */
export const ARC_LAMP: Silhouette = {
  front: 'M0 100V96H9V40Q9 0 50 0Q86 0 86 22Q100 24 100 42H72Q72 24 84 22Q84 3 50 3Q12 3 12 40V96H22V100Z',
  side: 'M46 0H54V22Q86 24 86 42H54V96H100V100H0V96H46V42H14Q14 24 46 22Z',
};

/** A lamp on a table whose shade is beside its base. */
export const DESK_LAMP: Silhouette = {
  front: 'M0 100V94H14L10 44Q9 38 14 34L66 2L76 0L100 26L70 46L63 11L18 40L22 94H36V100Z',
  side: 'M34 0H66L100 46H55V94H90V100H10V94H45V46H0Z',
};

/** Pendant lamps: wider than high, about as wide, and higher than wide. */
export const DOME = both('M46 0H54V16Q94 26 100 100H0Q6 26 46 16Z');
export const GLOBE = both('M44 0H56V8Q100 12 100 54Q100 100 50 100Q0 100 0 54Q0 12 44 8Z');
export const LONG_SHADE = both('M44 0H56V8H84Q100 30 100 56Q100 82 84 100H16Q0 82 0 56Q0 30 16 8H44Z');

export const WALL_LAMP: Silhouette = {
  front: 'M50 0Q100 0 100 32Q100 60 66 64V100H34V64Q0 60 0 32Q0 0 50 0Z',
  side: 'M38 0Q76 0 76 32Q76 50 60 58V68H90V52H100V100H90V78H42V62Q0 58 0 32Q0 0 38 0Z',
};
/** A shade against the wall. */
export const SCONCE: Silhouette = { front: 'M0 0H100V100H0ZM0 8H100M0 92H100', side: 'M14 0H100V100H14Q0 94 0 80V20Q0 6 14 0Z' };
/** A lamp on an arm. */
export const ARM_LAMP: Silhouette = {
  front: 'M40 0H60V40L100 100H0L40 40Z',
  side: 'M92 0H100V46H92V28H30V44L56 100H0L20 44V18H92Z',
};

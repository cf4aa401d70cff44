import { BATHROOM_COVERS } from './bathroom.ts';
import { BEDROOM_COVERS } from './bedroom.ts';
import { CARE_COVERS } from './care.ts';
import type { Cover } from './cover.ts';
import { DINING_COVERS } from './dining.ts';
import { HOME_OFFICE_COVERS } from './homeOffice.ts';
import { LIGHTING_COVERS } from './lighting.ts';
import { LIVING_ROOM_COVERS } from './livingRoom.ts';
import { SMALL_SPACES_COVERS } from './smallSpaces.ts';

/** The picture of every article, by the article's key. */
export const COVERS: ReadonlyMap<string, Cover> = new Map([
  ...LIVING_ROOM_COVERS, ...BEDROOM_COVERS, ...DINING_COVERS, ...HOME_OFFICE_COVERS, ...BATHROOM_COVERS, ...CARE_COVERS, ...LIGHTING_COVERS, ...SMALL_SPACES_COVERS,
]);

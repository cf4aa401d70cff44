import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** The frame of a map, in its own units. */
export const MAP_FRAME = { width: 400, height: 240 } as const;

/** Bounds of a drawing. */
export const MAP_LIMITS = { path: 600, shapes: 40, labels: 20, label: 60, roadWidth: 40, turn: 180 } as const;

/** The commands of an SVG path with their numbers, and nothing else. */
const MAP_PATH = /^[MLHVCSQTAZmlhvcsqtaz\d ,.-]+$/;

/** Whether a text is a path that a map can draw. */
export function isMapPath(text: string): boolean {
  return text.length <= MAP_LIMITS.path && /^[Mm]/.test(text) && MAP_PATH.test(text);
}

const paths = () => array(string().required().test('path', 'invalid', (text) => !text || isMapPath(text))).max(MAP_LIMITS.shapes).required();

/** The drawn surroundings of a showroom, in a frame of `MAP_FRAME`: SVG paths, labels, and the place of the showroom. */
export const showroomMapSchema = object({
  water: paths(),
  parks: paths(),
  roads: array(object({ path: string().required().test('path', 'invalid', (text) => !text || isMapPath(text)), width: number().required() }).required()).max(MAP_LIMITS.shapes).required(),
  rails: paths(),
  labels: array(object({ text: string().required(), x: number().required(), y: number().required(), turn: number().required() }).required()).max(MAP_LIMITS.labels).required(),
  pin: object({ x: number().required(), y: number().required() }).required(),
});
export type ShowroomMap = InferType<typeof showroomMapSchema>;

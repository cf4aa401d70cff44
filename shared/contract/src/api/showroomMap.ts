import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { MAP_LIMITS, isMapPath } from './mapPath.ts';

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

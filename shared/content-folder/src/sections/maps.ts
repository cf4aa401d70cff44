import { isMapPath, MAP_FRAME, MAP_LIMITS } from '@feszek/contract';
import type { ShowroomMap } from '@feszek/contract';
import type { YamlFields } from '../YamlFields.ts';

const inFrame = (fields: YamlFields) => ({ x: fields.number('x', 0, MAP_FRAME.width), y: fields.number('y', 0, MAP_FRAME.height) });

const PATH_RULE = `must be an SVG path: it begins with M, has only commands with numbers, and at most ${MAP_LIMITS.path} characters.`;

function readPaths(fields: YamlFields, name: string): string[] {
  const paths = fields.texts(name, MAP_LIMITS.shapes).map(({ text }) => text);
  if (paths.some((path) => path !== '' && !isMapPath(path))) fields.fault(name, `Each entry of "${name}" ${PATH_RULE}`);
  return paths;
}

function readRoad(fields: YamlFields): ShowroomMap['roads'][number] {
  const path = fields.text('path', MAP_LIMITS.path);
  if (path !== '' && !isMapPath(path)) fields.fault('path', `The field "path" ${PATH_RULE}`);
  const road = { path, width: fields.number('width', 1, MAP_LIMITS.roadWidth) };
  fields.end();
  return road;
}

function readLabel(fields: YamlFields): ShowroomMap['labels'][number] {
  const label = { text: fields.text('text', MAP_LIMITS.label), ...inFrame(fields), turn: fields.has('turn') ? fields.number('turn', -MAP_LIMITS.turn, MAP_LIMITS.turn) : 0 };
  fields.end();
  return label;
}

/** The drawn map of a showroom; `null` without one. */
export function readMap(fields: YamlFields): ShowroomMap | null {
  if (!fields.has('map')) return null;
  const map = fields.mapping('map');
  if (!map) return null;
  const pin = map.mapping('pin');
  const drawing = {
    pin: pin ? inFrame(pin) : { x: 0, y: 0 },
    water: readPaths(map, 'water'),
    parks: readPaths(map, 'parks'),
    roads: map.list('roads', MAP_LIMITS.shapes).map(readRoad),
    rails: readPaths(map, 'rails'),
    labels: map.list('labels', MAP_LIMITS.labels).map(readLabel),
  };
  pin?.end();
  map.end();
  return drawing;
}

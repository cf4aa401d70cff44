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

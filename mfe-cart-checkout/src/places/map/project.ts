/** Degrees of longitude and latitude. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** The frame of the drawing in its own units. */
export const FRAME = { width: 400, height: 260 } as const;
/** Free space around the points, for the pins. */
const PADDING = 34;
/** Degrees of longitude at 47° north are this much shorter than those of latitude. */
const SHORTENING = 0.68;
/** The smallest part of the country that is shown, in degrees of latitude: about eleven kilometres. */
const LEAST_DEGREES = 0.1;
const KM_IN_DEGREE = 111.2;

/** Converts coordinates to places in the frame. */
export interface Projection {
  toFrame(coordinates: Coordinates): { readonly x: number; readonly y: number };
  /** Units of the frame for one kilometre. */
  readonly unitsPerKm: number;
}

function bounds(values: readonly number[]): { readonly middle: number; readonly size: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, size: most - least };
}

/** A projection that shows all of these coordinates as large as the frame allows. */
export function projectionOf(coordinates: readonly Coordinates[]): Projection {
  const longitudes = bounds(coordinates.map(([longitude]) => longitude * SHORTENING));
  const latitudes = bounds(coordinates.map(([, latitude]) => latitude));
  const perDegree = Math.min((FRAME.width - 2 * PADDING) / Math.max(longitudes.size, LEAST_DEGREES), (FRAME.height - 2 * PADDING) / Math.max(latitudes.size, LEAST_DEGREES));
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    toFrame: ([longitude, latitude]) => ({
      x: round(FRAME.width / 2 + (longitude * SHORTENING - longitudes.middle) * perDegree),
      y: round(FRAME.height / 2 - (latitude - latitudes.middle) * perDegree),
    }),
    unitsPerKm: perDegree / KM_IN_DEGREE,
  };
}

/** The SVG path through coordinates. */
export function pathOf({ toFrame }: Projection, line: readonly Coordinates[], isClosed = false): string {
  const steps = line.map((coordinates, index) => {
    const { x, y } = toFrame(coordinates);
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

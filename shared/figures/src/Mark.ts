/** A figure beside the one that it must reach. */
export interface Mark {
  /** What was measured, as a reader finds it in the list of missed marks. */
  readonly what: string;
  readonly measured: string;
  /** For example `≤ 100 ms`. */
  readonly limit: string;
  readonly isMet: boolean;
}

type Format = (value: number) => string;

/** A mark that no figure may exceed. A figure that is missing (`NaN`) misses it. */
export function atMost(what: string, value: number, limit: number, format: Format): Mark {
  return { what, measured: format(value), limit: `≤ ${format(limit)}`, isMet: value <= limit };
}

/** A mark that a figure must reach. A figure that is missing (`NaN`) misses it. */
export function atLeast(what: string, value: number, limit: number, format: Format): Mark {
  return { what, measured: format(value), limit: `≥ ${format(limit)}`, isMet: value >= limit };
}

/** The cell of a table beside the figure. */
export const verdict = ({ limit, isMet }: Mark) => `${limit}: ${isMet ? 'met' : '**missed**'}`;

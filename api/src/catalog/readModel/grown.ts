type Column = Int32Array | Uint32Array | Float64Array | Uint8Array;

/** More places than are needed, as a share, so that a column is not copied for each of them. */
const ROOM = 1.25;
const FIRST_CAPACITY = 1024;

/** The same column if it has this many places, otherwise a larger copy of it. */
export function grown<Of extends Column>(column: Of, places: number): Of {
  if (places <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => Of)(Math.max(FIRST_CAPACITY, Math.ceil(places * ROOM)));
  larger.set(column);
  return larger;
}

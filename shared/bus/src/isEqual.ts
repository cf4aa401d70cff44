/** Whether two pieces of plain data (what JSON can hold) have the same structure and values. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const others = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && isEqual(value, others.get(key)));
}

const RANGE = /^(\^|<=)?(\d.*)$/;

function compare(first: string, second: string): number {
  const others = second.split('.');
  const differences = first.split('.').map((part, index) => parseInt(part, 10) - parseInt(others[index] ?? '0', 10));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * Replaces the version ranges of the federation runtime: it compares versions with `<=`, and every slice requires `^19.3.0` or the
 * like (`SHARED_PACKAGES` of the kit). Any other range is not satisfied: the slice gets the page's React, and the runtime warns.
 */
export function satisfy(version: string, range: string): boolean {
  const [, operator, limit = ''] = RANGE.exec(range) ?? [];
  if (!limit) return false;
  const order = compare(version, limit);
  if (operator === '<=') return order <= 0;
  return operator === '^' ? order >= 0 && parseInt(version, 10) === parseInt(limit, 10) : order === 0;
}

const ONE_YEAR_S = 31_536_000;

/** The value of a cookie that scripts may read, still encoded; `undefined` if there is none. */
export function readCookie(name: string): string | undefined {
  return document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * Stores a choice of the visitor.
 *
 * @param maxAgeS - in seconds; a year by default
 */
export function writeCookie(name: string, value: string, maxAgeS = ONE_YEAR_S): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`;
}

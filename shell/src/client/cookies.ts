const ONE_YEAR_S = 31_536_000;

/** The value of a cookie that scripts may read, still encoded; `undefined` if there is none. */
export function readCookie(name: string): string | undefined {
  return document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Stores a choice of the visitor for a year. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
}

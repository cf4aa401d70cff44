export type Encoding = 'br' | 'gzip';

/** Whether an `Accept-Encoding` header accepts an encoding: it is listed, without `q=0`. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  if (!header?.includes(encoding)) return false;
  if (!header.includes('q=0')) return true;
  return header.split(',').some((part) => {
    const [name, quality] = part.split(';');
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '');
  });
}

/** The better of the shop's encodings that a header accepts; `undefined` for none. */
export function bestEncoding(header: string | undefined): Encoding | undefined {
  return accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : undefined;
}

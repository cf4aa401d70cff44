import type { PageData } from '../markup/PageData.ts';

/** Reads one of the page's JSON scripts; `undefined` if the page has none with that id. */
export function readJson<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The server's data of the page that this script hydrates. */
export function readPageData(): PageData {
  const data = readJson<PageData>('page-data');
  if (!data) throw new Error('The page carries no data for the shell');
  return data;
}

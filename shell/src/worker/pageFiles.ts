/** The value of an attribute of a tag as the shop's server writes it: in double quotes. */
function attribute(tag: string, name: string): string | undefined {
  return new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** Scripts of a copy: they load the fonts. All others need the network. */
export const FONT_SCRIPT = /^\/assets\/[^/]+\/(?:early|beforeContent)\./;

/** The files without which a page does not look like itself: style sheets, preloaded fonts, the icon, and the scripts of the fonts. */
export function pageFiles(html: string): string[] {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const linked = links.flatMap((tag) => {
    const isNeeded = attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'font' || attribute(tag, 'rel') === 'icon';
    return isNeeded ? (attribute(tag, 'href') ?? []) : [];
  });
  const scripts = (html.match(/<script\b[^>]*>/g) ?? []).flatMap((tag) => attribute(tag, 'src') ?? []).filter((src) => FONT_SCRIPT.test(src));
  return [...new Set([...linked, ...scripts])];
}

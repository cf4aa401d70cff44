/** The value of an attribute of a tag as the shop's server writes it: in double quotes. */
function attribute(tag: string, name: string): string | undefined {
  return new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** The files that a page needs to look right: style sheets, preloaded fonts, and the icon. */
export function pageFiles(html: string): string[] {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const linked = links.flatMap((tag) => {
    const isNeeded = attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'font' || attribute(tag, 'rel') === 'icon';
    return isNeeded ? (attribute(tag, 'href') ?? []) : [];
  });
  return [...new Set(linked)];
}

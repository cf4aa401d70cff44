/**
 * A text with one linked part, written `Read the <link>terms</link>.`
 * The link opens beside the checkout, so that nothing that was filled in is left behind.
 */
export function LinkedText({ text, href }: { readonly text: string; readonly href: string }) {
  const [before = '', linked = '', after = ''] = text.split(/<\/?link>/);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noreferrer">{linked}</a>
      {after}
    </>
  );
}

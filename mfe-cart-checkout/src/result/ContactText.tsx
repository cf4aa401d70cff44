import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';

interface ContactTextProps {
  /** A sentence with its link in brackets: `To change anything, [write to us].` */
  readonly text: string;
}

/** A sentence with a link to the contact page. */
export function ContactText({ text }: ContactTextProps) {
  const { locale } = useShop();
  const [before, link, after] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={routePath('contact', locale)}>{link}</a>
      {after}
    </>
  );
}

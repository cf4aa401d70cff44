import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { LinkedText } from '../layout/LinkedText.tsx';

interface ContactTextProps {
  /** A sentence with its link in brackets: `To change anything, [write to us].` */
  readonly text: string;
}

/** A sentence with a link to the contact page. */
export function ContactText({ text }: ContactTextProps) {
  const { locale } = useShop();
  return <LinkedText text={text} hrefs={[routePath('contact', locale)]} />;
}

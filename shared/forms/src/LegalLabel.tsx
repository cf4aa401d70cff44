import { legalPath } from '@feszek/contract';
import type { LegalDocument, Locale } from '@feszek/contract';

interface LegalLabelProps {
  /** The sentence of the consent, with its link in brackets: `I accept the [privacy notice].` */
  readonly text: string;
  readonly document: LegalDocument;
  readonly locale: Locale;
}

/** The label of a consent. Its link opens the document in a new tab: the form keeps its input. */
export function LegalLabel({ text, document, locale }: LegalLabelProps) {
  const [before, link, after] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={legalPath(document, locale)} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
}

import { Accordion, AccordionItem } from '@feszek/ui';
import type { ReactNode } from 'react';

export interface BlockAccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

/** Parts that open and close, without a script. */
export function BlockAccordion({ items }: BlockAccordionProps) {
  return (
    <div>
      <Accordion>
        {items.map(({ id, title, content }) => (
          <AccordionItem key={id} id={id} title={title}>
            {content}
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

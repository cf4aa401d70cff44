import type { ContentBlock } from '@feszek/contract';
import { Accordion, AccordionItem } from '@feszek/ui';
import { Blocks } from './Blocks.tsx';

export interface BlockAccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly blocks: readonly ContentBlock[] }[];
}

/** Parts that open and close, without a script. */
export function BlockAccordion({ items }: BlockAccordionProps) {
  return (
    <div>
      <Accordion>
        {items.map(({ id, title, blocks }) => (
          <AccordionItem key={id} id={id} title={title}>
            <Blocks blocks={blocks} />
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

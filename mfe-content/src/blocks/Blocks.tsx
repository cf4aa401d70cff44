import type { ContentBlock } from '@feszek/contract';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { BlockAccordion } from './BlockAccordion.tsx';
import { BlockFigure } from './BlockFigure.tsx';
import { BlockForm } from './BlockForm.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { BlockList } from './BlockList.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { BlockSlot } from './BlockSlot.tsx';
import { BlockSteps } from './BlockSteps.tsx';
import { BlockTable } from './BlockTable.tsx';
import { Inlines } from './Inlines.tsx';
import styles from './Blocks.module.css';

/** The blocks of an article or a page, one below the other. */
export function Blocks({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <Block block={block} />
        </Fragment>
      ))}
    </div>
  );
}

function contentsOf(items: readonly { readonly blocks: readonly ContentBlock[] }[]): ReactNode[] {
  return items.map(({ blocks }, index) => <Blocks key={index} blocks={blocks} />);
}

function Block({ block }: { readonly block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return <BlockHeading level={block.level} id={block.id} text={block.text} />;
    case 'paragraph':
      return <p><Inlines inlines={block.inlines} /></p>;
    case 'list':
      return <BlockList isOrdered={block.is_ordered} start={block.start} items={contentsOf(block.items)} />;
    case 'quote':
      return <blockquote className={styles.quote}><Blocks blocks={block.blocks} /></blockquote>;
    case 'table':
    case 'data':
      return <BlockTable table={block.table} />;
    case 'picture':
      return <BlockFigure image={block.image} caption={block.caption} />;
    case 'products':
      return <BlockSlot name="catalog/products" params={{ skus: block.skus }} width="wide" />;
    case 'notice':
      return <BlockNotice kind={block.kind}><Blocks blocks={block.blocks} /></BlockNotice>;
    case 'steps':
      return <BlockSteps steps={contentsOf(block.steps)} />;
    case 'accordion':
      return <BlockAccordion items={block.items.map(({ id, title, blocks }) => ({ id, title, content: <Blocks blocks={blocks} /> }))} />;
    case 'map':
      return <BlockSlot name="content/showroom-map" params={{ showroom: block.showroom }} width="roomy" />;
    case 'form':
      return <BlockForm name={block.name} />;
  }
}

import type { ContentBlock } from '@feszek/contract';
import { Blocks } from './Blocks.tsx';
import styles from './BlockSteps.module.css';

/** Numbered steps, one after the other. */
export function BlockSteps({ steps }: { readonly steps: readonly { readonly blocks: readonly ContentBlock[] }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ blocks }, index) => (
        <li key={index} className={styles.step}>
          <Blocks blocks={blocks} />
        </li>
      ))}
    </ol>
  );
}

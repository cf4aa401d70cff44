import type { ContentInline } from '@feszek/contract';
import { Fragment } from 'react';
import { keepTogether, unbrokenWords } from './keepTogether.ts';
import styles from './Inlines.module.css';

/** The pieces of a text: with emphasis, code, line breaks and links. */
export function Inlines({ inlines }: { readonly inlines: readonly ContentInline[] }) {
  return inlines.map((inline, index) => <Fragment key={index}><Inline inline={inline} /></Fragment>);
}

function Text({ text }: { readonly text: string }) {
  return unbrokenWords(text).map((piece, index) => (index % 2 === 0 ? piece : <span key={index} className={styles.word}>{piece}</span>));
}

function Inline({ inline }: { readonly inline: ContentInline }) {
  switch (inline.type) {
    case 'text':
      return <Text text={keepTogether(inline.text)} />;
    case 'code':
      return <code className={styles.code}>{inline.text}</code>;
    case 'strong':
      return <strong><Inlines inlines={inline.inlines} /></strong>;
    case 'emphasis':
      return <em><Inlines inlines={inline.inlines} /></em>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a className={styles.link} href={inline.address} rel={inline.is_external ? 'noopener' : undefined}>
          <Inlines inlines={inline.inlines} />
        </a>
      );
  }
}

import type { Faq } from '@feszek/contract';
import { Accordion, AccordionItem } from '@feszek/ui';
import { questionAnchor, topicAnchor } from './anchors.ts';
import styles from './FaqScreen.module.css';

/** One topic with its questions. */
export function FaqTopic({ topic }: { readonly topic: Faq['topics'][number] }) {
  const anchor = topicAnchor(topic.id);
  const titleId = `${anchor}-title`;
  return (
    <section id={anchor} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.topicTitle}>
        {topic.title}
      </h2>
      <Accordion>
        {topic.questions.map(({ id, question, answer }) => (
          <AccordionItem key={id} title={question}>
            <p id={questionAnchor(id)} className={styles.answer}>
              {answer}
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

import type { Retention } from '@feszek/contract';
import { Accordion, AccordionItem } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './RetentionList.module.css';

/** What is stored and for how long. Each entry opens to its purpose and legal basis. */
export function RetentionList({ retention }: { readonly retention: Retention }) {
  const t = useT();
  return (
    <Accordion>
      {retention.map(({ key, data, purpose, basis, law, period, from }) => (
        <AccordionItem
          key={key}
          title={
            <span className={styles.title}>
              <span className={styles.data}>{data}</span> <span className={styles.period}>{period} {from}</span>
            </span>
          }
        >
          <dl className={styles.facts}>
            <div>
              <dt>{t('privacy.purpose')}</dt>
              <dd>{purpose}</dd>
            </div>
            <div>
              <dt>{t('privacy.basis')}</dt>
              <dd>{law === '' ? t(`privacy.bases.${basis}`) : t('privacy.basisWithLaw', { basis: t(`privacy.bases.${basis}`), law })}</dd>
            </div>
          </dl>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

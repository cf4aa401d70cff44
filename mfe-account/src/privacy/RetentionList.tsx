import type { Retention } from '@feszek/contract';
import { useT } from '../i18n.ts';
import styles from './RetentionList.module.css';

/** What is stored, why, on which legal basis and for how long. */
export function RetentionList({ retention }: { readonly retention: Retention }) {
  const t = useT();
  return (
    <ul role="list" className={styles.list}>
      {retention.map(({ key, data, purpose, basis, law, period, from }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.data}>{data}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('privacy.period')}</dt>
              <dd>
                <strong>{period}</strong> {from}
              </dd>
            </div>
            <div>
              <dt>{t('privacy.purpose')}</dt>
              <dd>{purpose}</dd>
            </div>
            <div>
              <dt>{t('privacy.basis')}</dt>
              <dd>{law === '' ? t(`privacy.bases.${basis}`) : t('privacy.basisWithLaw', { basis: t(`privacy.bases.${basis}`), law })}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

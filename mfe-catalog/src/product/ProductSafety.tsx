import { useT } from '../i18n.ts';
import type { Party, ProductView } from './productView.ts';
import facts from './ProductFacts.module.css';
import styles from './ProductSafety.module.css';

/**
 * The safety warnings and the responsible parties, which are mandatory in online offers: Regulation (EU) 2023/988, article
 * 19.
 */
export function ProductSafety({ maker, warnings }: Pick<ProductView, 'maker' | 'warnings'>) {
  const t = useT();
  return (
    <div className={styles.safety}>
      {warnings.length > 0 && (
        <ul className={facts.sentences} aria-label={t('safety.warnings')}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {maker && (
        <dl className={styles.parties}>
          <Who label={t('safety.manufacturer')} party={maker.manufacturer} />
          {maker.responsiblePerson && <Who label={t('safety.responsiblePerson')} party={maker.responsiblePerson} />}
        </dl>
      )}
    </div>
  );
}

function Who({ label, party: { name, address, email } }: { readonly label: string; readonly party: Party }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{name}</dd>
      <dd>{address}</dd>
      <dd>
        <a className={styles.email} href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
  );
}

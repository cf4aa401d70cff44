import { useT } from '../i18n.ts';
import type { Party, ProductView } from './productView.ts';
import facts from './ProductFacts.module.css';
import styles from './ProductSafety.module.css';

/**
 * The responsible parties and the safety warnings, which are mandatory in online offers: Regulation (EU) 2023/988, article
 * 19.
 */
export function ProductSafety({ maker, warnings }: Pick<ProductView, 'maker' | 'warnings'>) {
  const t = useT();
  if (!maker && warnings.length === 0) return null;
  return (
    <section className={facts.material} aria-labelledby="product-safety">
      <div className={facts.part}>
        <h2 id="product-safety" className={facts.title}>{t('safety.title')}</h2>
        {maker && (
          <dl className={styles.parties}>
            <Who label={t('safety.manufacturer')} party={maker.manufacturer} />
            {maker.responsiblePerson && <Who label={t('safety.responsiblePerson')} party={maker.responsiblePerson} />}
          </dl>
        )}
      </div>
      {warnings.length > 0 && (
        <ul role="list" className={styles.warnings} aria-label={t('safety.warnings')}>
          {warnings.map((warning) => (
            <li key={warning} className={facts.sentence}>{warning}</li>
          ))}
        </ul>
      )}
    </section>
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

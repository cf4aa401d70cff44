import { useShop } from '@feszek/kit';
import { Icon, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { YOUR_EUROPE } from './yourEurope.ts';
import styles from './GuaranteeNotice.module.css';

/**
 * The harmonised notice on the legal guarantee of conformity: Implementing Regulation (EU) 2025/1960, annex I. The
 * regulation prescribes the text and its order. The colours are the same in dark mode.
 */
export function GuaranteeNotice() {
  const t = useT();
  const { locale } = useShop();
  const { href, shown } = YOUR_EUROPE[locale];
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <Icon name="shield" />
        {t('guarantee.summary')}
      </summary>
      <article className={styles.notice} data-theme="light" aria-labelledby="guarantee-notice">
        <header className={styles.band}>
          <span className={styles.shield} aria-hidden="true" />
          <h2 id="guarantee-notice" className={styles.title}>{t('guarantee.title')}</h2>
        </header>
        <div className={styles.body}>
          <p className={styles.lead}>{t('guarantee.lead')}</p>
          <section className={styles.part}>
            <p>{t('guarantee.rights')}</p>
            <ul>
              <li>{t('guarantee.notAsDescribed')}</li>
              <li>{t('guarantee.notWorking')}</li>
            </ul>
          </section>
          <section className={styles.part}>
            <p>{t('guarantee.liable')}</p>
            <ul className={styles.strong}>
              <li>{t('guarantee.repair')}</li>
              <li>{t('guarantee.refund')}</li>
            </ul>
          </section>
          <p className={styles.note}>{t('guarantee.longer')}</p>
          <section className={classNames(styles.more, styles.where)}>
            <p>
              {t('guarantee.more')} <a href={href} rel="noopener">{shown}</a>
            </p>
            <span className={classNames(styles.code, styles[locale])} role="img" aria-label={t('guarantee.code', { address: shown })} />
          </section>
          <section className={styles.part}>
            <p className={styles.strong}>{t('guarantee.steps')}</p>
            <ol>
              <li>{t('guarantee.report')}</li>
              <li>{t('guarantee.prove')}</li>
            </ol>
          </section>
          <section className={styles.more}>
            <p>{t('guarantee.commercial')}</p>
            <span className={styles.garan} role="img" aria-label={t('guarantee.garan')} />
          </section>
        </div>
      </article>
    </details>
  );
}

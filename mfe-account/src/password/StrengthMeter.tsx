import { useT } from '../i18n.ts';
import type { Score, Strength } from './strength.ts';
import styles from './StrengthMeter.module.css';

const LEVELS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const satisfies Record<Score, string>;
/** The scores that fill one of the four bars each. */
const BARS: readonly Score[] = [1, 2, 3, 4];
/** A password of this score needs no advice. */
const GOOD: Score = 3;

/** The estimated strength of a password as bars and as text, with advice for a weak one. */
export function StrengthMeter({ strength }: { readonly strength: Strength | undefined }) {
  const t = useT();
  const advice = strength && strength.score < GOOD && t(strength.isPersonal ? 'password.advicePersonal' : 'password.advice');
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-score={strength?.score} aria-hidden>
        {BARS.map((score) => (
          <span key={score} className={strength && Math.max(strength.score, 1) >= score ? styles.filled : styles.bar} />
        ))}
      </div>
      <p role="status" className={styles.text}>
        {strength && (
          <>
            {t('password.strength')} <strong>{t(`password.levels.${LEVELS[strength.score]}`)}</strong>. {advice}
          </>
        )}
      </p>
    </div>
  );
}

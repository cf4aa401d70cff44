import type { Score, Strength } from './strength.ts';
import styles from './StrengthMeter.module.css';

const LEVELS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const satisfies Record<Score, string>;
/** The scores that fill one of the four bars each. */
const BARS: readonly Score[] = [1, 2, 3, 4];
/** A password of this score needs no advice. */
const GOOD: Score = 3;

export interface StrengthTexts {
  /** The text before the level. */
  readonly strength: string;
  readonly levels: Readonly<Record<(typeof LEVELS)[Score], string>>;
  readonly advice: string;
  /** Advice for a password that contains the name or the email address. */
  readonly advicePersonal: string;
}

interface StrengthMeterProps {
  readonly strength: Strength | undefined;
  readonly texts: StrengthTexts;
}

/** The estimated strength of a password as bars and as text, with advice for a weak one. */
export function StrengthMeter({ strength, texts }: StrengthMeterProps) {
  const advice = strength && strength.score < GOOD && (strength.isPersonal ? texts.advicePersonal : texts.advice);
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
            {texts.strength} <strong>{texts.levels[LEVELS[strength.score]]}</strong>. {advice}
          </>
        )}
      </p>
    </div>
  );
}

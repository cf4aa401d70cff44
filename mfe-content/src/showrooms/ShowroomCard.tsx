import type { Showroom } from '@feszek/contract';
import { Icon, VisuallyHidden } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { exceptionLines, openText, weekLines } from './openingText.ts';
import styles from './Showrooms.module.css';

export interface ShowroomCardProps {
  readonly showroom: Showroom;
  readonly now: Date;
  /** The level of the heading with its name. */
  readonly headingLevel: 2 | 3;
  /** Whether the hours unfold below whether it is open now. */
  readonly areHoursFolded?: boolean;
}

interface HoursProps {
  readonly lines: readonly { readonly days: string; readonly hours: string }[];
  readonly holidays: string;
}

function Hours({ lines, holidays }: HoursProps) {
  return (
    <>
      <dl className={styles.hours}>
        {lines.map(({ days, hours }) => (
          <div key={days} className={styles.line}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hoursTitle}>{holidays}</p>
    </>
  );
}

/** A showroom: address, telephone, email, whether it is open now, and its hours. */
export function ShowroomCard({ showroom, now, headingLevel, areHoursFolded = false }: ShowroomCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { name, address, city, zipcode, phone, email, opening_hours: opening } = showroom;
  const [Heading, SubHeading] = headingLevel === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const state = openText(opening, now, i18n);
  const hours = <Hours lines={[...weekLines(opening, i18n), ...exceptionLines(opening, now, i18n)]} holidays={t('showrooms.holidays')} />;
  return (
    <>
      <Heading className={styles.name}>{name}</Heading>
      <address className={styles.address}>
        <p>{t('showrooms.address', { address, city, zipcode })}</p>
        <a className={styles.link} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={t('showrooms.phone', { phone })}>
          {phone}
        </a>
        <a className={styles.link} href={`mailto:${email}`} aria-label={t('showrooms.email', { email })}>
          {email}
        </a>
      </address>
      {areHoursFolded ? (
        <details className={styles.fold}>
          <summary className={styles.foldTitle}>
            <Icon name="clock" />
            <span data-current=""><VisuallyHidden>{t('showrooms.hours')}: </VisuallyHidden>{state.text}</span>
            <Icon name="chevron-down" size="small" className={styles.chevron} />
          </summary>
          {hours}
        </details>
      ) : (
        <>
          <SubHeading className={styles.hoursTitle}>{t('showrooms.hours')}</SubHeading>
          <p className={styles.state} data-open={state.isOpen}>
            <Icon name="clock" /> <span data-current="">{state.text}</span>
          </p>
          {hours}
        </>
      )}
    </>
  );
}

import { ANCHORS } from '@feszek/contract';
import type { Showroom } from '@feszek/contract';
import { useT } from '../i18n.ts';
import styles from './Showrooms.module.css';

/** The showrooms with address, opening hours and contact data, in the footer of every page. */
export function Showrooms({ data: showrooms }: { readonly data: readonly Showroom[] }) {
  const t = useT();
  const titleId = `${ANCHORS.showrooms}-title`;
  return (
    <section id={ANCHORS.showrooms} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('showrooms.title')}
      </h2>
      <ul role="list" className={styles.list}>
        {showrooms.map((showroom) => (
          <li key={showroom.id}>
            <ShowroomCard showroom={showroom} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShowroomCard({ showroom }: { readonly showroom: Showroom }) {
  const t = useT();
  const { name, address, city, zipcode, phone, email, opening_hours: openingHours } = showroom;
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <address className={styles.address}>
        <p>{t('showrooms.address', { address, city, zipcode })}</p>
        <a className={styles.link} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={t('showrooms.phone', { phone })}>
          {phone}
        </a>
        <a className={styles.link} href={`mailto:${email}`} aria-label={t('showrooms.email', { email })}>
          {email}
        </a>
      </address>
      <h4 className={styles.hoursTitle}>{t('showrooms.hours')}</h4>
      <dl className={styles.hours}>
        {openingHours.map(({ days, hours }) => (
          <div key={days} className={styles.line}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

import { useT } from '../i18n.ts';
import { FormScreen } from '../forms/FormScreen.tsx';
import type { ShowroomsData } from '../showrooms/loadShowrooms.ts';
import { ShowroomCard } from '../showrooms/ShowroomCard.tsx';
import { ShowroomMap } from '../showrooms/ShowroomMap.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactScreen.module.css';

export type ContactData = ShowroomsData;

/** The contact form, and the showrooms with their maps. */
export function ContactScreen({ data: { showrooms, now } }: { readonly data: ContactData }) {
  const t = useT();
  return (
    <FormScreen route="contact" texts="contact">
      <div className={styles.columns}>
        <section aria-labelledby="contact-form">
          <h2 id="contact-form" className={styles.title}>{t('contact.formTitle')}</h2>
          <ContactForm />
        </section>
        {showrooms.length > 0 && (
          <section aria-labelledby="contact-showrooms">
            <h2 id="contact-showrooms" className={styles.title}>{t('showrooms.title')}</h2>
            <ul role="list" className={styles.showrooms}>
              {showrooms.map((showroom) => (
                <li key={showroom.id}>
                  <ShowroomMap showroom={showroom} />
                  <ShowroomCard showroom={showroom} now={new Date(now)} headingLevel={3} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </FormScreen>
  );
}

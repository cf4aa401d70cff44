import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { useGoTo } from '../navigation/useGoTo.ts';
import { keepRegisteredEmail } from './registeredEmail.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import styles from '../layout/FormPage.module.css';

export interface RegistrationData {
  /** The company that sends the newsletter. */
  readonly seller: string;
}

/** The registration. Every accepted registration leads to the same page, also that of an address with an account. */
export function RegistrationScreen({ data }: { readonly data: RegistrationData }) {
  const t = useT();
  const goTo = useGoTo();
  const { locale } = useShop();

  async function goOn(email: string): Promise<void> {
    keepRegisteredEmail(email);
    await goTo(routePath('auth-registration-success', locale));
  }

  return (
    <FormPage title={t('registration.title')} intro={t('registration.intro')}>
      <RegistrationForm seller={data.seller} onRegistered={goOn} />
      <p className={styles.links}>
        <span>
          {t('registration.hasAccount')} <a href={routePath('auth-login', locale)}>{t('common.signIn')}</a>
        </span>
      </p>
    </FormPage>
  );
}

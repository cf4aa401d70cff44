import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { Outcome } from '../layout/Outcome.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import styles from '../layout/FormPage.module.css';

/** The pressed button disappears, so the focus moves to the form that replaces it. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Sends a link for a new password. The text afterwards is the same for every address. */
export function ReminderScreen() {
  const t = useT();
  const { locale } = useShop();
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const back = <a href={routePath('auth-login', locale)}>{t('reminder.back')}</a>;

  function startAgain(): void {
    setAgain(true);
    setSentTo(undefined);
  }

  if (sentTo !== undefined) {
    return (
      <Outcome
        icon="mail"
        title={t('reminder.sentTitle')}
        isNew
        after={<p className={styles.links}>{back}</p>}
        action={
          <Button variant="secondary" onClick={startAgain}>
            {t('reminder.again')}
          </Button>
        }
      >
        <p>{t('reminder.sent', { email: sentTo })}</p>
      </Outcome>
    );
  }
  return (
    <FormPage title={t('reminder.title')} intro={t('reminder.intro')} {...(isAgain && { headingRef: takeFocus })}>
      <ReminderForm onSent={setSentTo} />
      <p className={styles.links}>{back}</p>
    </FormPage>
  );
}

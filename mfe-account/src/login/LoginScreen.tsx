import type { User } from '@feszek/contract';
import { useBrowser, useBusState, useShop } from '@feszek/kit';
import { Container } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import type { LoginData } from './loadLogin.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';
import { returnPath } from './returnPath.ts';
import { SignedIn } from './SignedIn.tsx';

/** The sign-in form; for a signed-in user, links to continue and to sign out. */
export function LoginScreen({ data }: { readonly data: LoginData }) {
  const t = useT();
  const browser = useBrowser();
  const { locale, search } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const published = useBusState('visitor.user');
  const user = published === undefined ? data.user : published;
  // The form stays until the next page is shown.
  const shownUser = isLeaving ? null : user;
  const next = returnPath(search.get('return_to'), locale);

  async function welcome(newUser: User): Promise<void> {
    const { bus } = browser();
    setLeaving(true);
    bus.set('visitor.user', newUser);
    bus.emit('notice.shown', { kind: 'success', text: t('login.welcome', { name: newUser.name }) });
    try {
      await bus.ask('navigation.go', { href: next });
    } catch {
      // The shell did not answer in time: a full page load still works.
      window.location.assign(next);
    }
    setLeaving(false);
  }

  function sayGoodbye(): void {
    const { bus } = browser();
    bus.set('visitor.user', null);
    bus.emit('notice.shown', { kind: 'success', text: t('signedIn.goodbye') });
    heading.current?.focus();
  }

  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <h1 ref={heading} tabIndex={-1}>
          {shownUser ? t('signedIn.greeting', { name: shownUser.name }) : t('login.title')}
        </h1>
        {shownUser ? <SignedIn user={shownUser} next={next} onSignedOut={sayGoodbye} /> : <LoginForm onSignedIn={welcome} />}
      </div>
    </Container>
  );
}

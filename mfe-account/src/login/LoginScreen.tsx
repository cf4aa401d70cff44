import type { User } from '@feszek/contract';
import { useBrowser, useBusState, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { useGoTo } from '../navigation/useGoTo.ts';
import type { LoginData } from './loadLogin.ts';
import { LoginForm } from './LoginForm.tsx';
import { returnPath } from './returnPath.ts';
import { SignedIn } from './SignedIn.tsx';
import { useFragment } from './useFragment.ts';

/** The sign-in form; for a signed-in user, links to continue and to sign out. */
export function LoginScreen({ data }: { readonly data: LoginData }) {
  const t = useT();
  const browser = useBrowser();
  const goTo = useGoTo();
  const { locale, search } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const published = useBusState('visitor.user');
  const user = published === undefined ? data.user : published;
  // The form stays until the next page is shown.
  const shownUser = isLeaving ? null : user;
  const next = returnPath(search.get('return_to'), locale, useFragment());

  async function welcome(newUser: User): Promise<void> {
    const { bus } = browser();
    setLeaving(true);
    bus.set('visitor.user', newUser);
    bus.emit('notice.shown', { kind: 'success', text: t('login.welcome', { name: newUser.name }) });
    await goTo(next);
    setLeaving(false);
  }

  return (
    <FormPage
      headingRef={heading}
      title={shownUser ? t('signedIn.greeting', { name: shownUser.name }) : t('login.title')}
      intro={shownUser ? undefined : t('login.intro')}
    >
      {shownUser ? <SignedIn user={shownUser} next={next} onSignedOut={() => heading.current?.focus()} /> : <LoginForm onSignedIn={welcome} />}
    </FormPage>
  );
}

import { routePath } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Container } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { showCurrent } from './showCurrent.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { useSignOut } from '../user/useSignOut.ts';
import styles from './AccountPage.module.css';

const PAGES = [
  { route: 'account', label: 'account.overview' },
  { route: 'account-orders', label: 'account.orders' },
  { route: 'account-details', label: 'account.details' },
  { route: 'account-addresses', label: 'account.addresses' },
  { route: 'account-security', label: 'account.security' },
  { route: 'account-privacy', label: 'account.privacy' },
] as const satisfies readonly { route: RouteName; label: string }[];

export interface AccountPageProps {
  /** The page that the navigation marks as the current one. */
  readonly route: (typeof PAGES)[number]['route'];
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account's pages: the navigation with the sign-out, and the page's heading. */
export function AccountPage({ route, title, intro, children }: AccountPageProps) {
  const t = useT();
  const { locale } = useShop();
  const goTo = useGoTo();
  const { isSigningOut, signOut } = useSignOut(() => void goTo(routePath('index', locale)));
  return (
    <Container section className={styles.page}>
      <nav aria-label={t('account.navigation')} className={styles.navigation}>
        <ul role="list" className={styles.links}>
          {PAGES.map((page) => (
            <li key={page.route}>
              <a
                href={routePath(page.route, locale)}
                className={styles.link}
                {...(page.route === route && { 'aria-current': 'page', ref: showCurrent })}
              >
                {t(page.label)}
              </a>
            </li>
          ))}
        </ul>
        <Button variant="quiet" className={styles.signOut} loading={isSigningOut} onClick={signOut} data-replay>
          {t('signedIn.signOut')}
        </Button>
      </nav>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </div>
    </Container>
  );
}

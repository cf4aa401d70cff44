import { routePath } from '@feszek/contract';
import type { Showroom } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, ButtonLink, Container, EmptyState, ErrorState, Skeleton } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './ExampleScreen.module.css';
import { useShowrooms } from './useShowrooms.ts';

/** The showrooms. While they are loaded again, their places stay; without any, and after a failure, the page shows what to do. */
export function ExampleScreen({ data }: { readonly data: readonly Showroom[] }) {
  const t = useT();
  const { showrooms, state, reload } = useShowrooms(data);
  return (
    <Container className={styles.page}>
      <h1>{t('page.title')}</h1>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <ErrorState title={t('page.failedTitle')} retry={{ label: t('page.retry'), onRetry: reload }}>{t('page.failedText')}</ErrorState>}
      {state === 'ready' && <Showrooms showrooms={showrooms} />}
      {state !== 'failed' && <p><Button variant="secondary" loading={state === 'loading'} onClick={reload}>{t('page.reload')}</Button></p>}
    </Container>
  );
}

function Loading() {
  const t = useT();
  return <div className={styles.list} role="status" aria-busy="true" aria-label={t('page.loading')}><Skeleton shape="block" /><Skeleton shape="block" /></div>;
}

function Showrooms({ showrooms }: { readonly showrooms: readonly Showroom[] }) {
  const t = useT();
  const { locale } = useShop();
  if (showrooms.length === 0) {
    return (
      <EmptyState icon="pin" title={t('page.emptyTitle')} action={<ButtonLink href={routePath('all-products', locale)}>{t('page.toProducts')}</ButtonLink>}>
        {t('page.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {showrooms.map(({ id, name, address, phone }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.name}>{name}</h2>
          <p>{address}</p>
          <p>{phone}</p>
        </li>
      ))}
    </ul>
  );
}

import { apiErrorMessage } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import { Button, Notice, Skeleton } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './Places.module.css';

interface LoadingPlacesProps {
  /** The error of the last attempt; `undefined` while places are loading. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The placeholder of places that are loading, or could not be loaded. */
export function LoadingPlaces({ error, onRetry }: LoadingPlacesProps) {
  const t = useT();
  const { locale } = useShop();
  if (error !== undefined) {
    return (
      <Notice tone="error" role="alert">
        <p>{apiErrorMessage(error, locale)}</p>
        <Button variant="quiet" size="small" onClick={onRetry}>{t('places.retry')}</Button>
      </Notice>
    );
  }
  return (
    <div role="status" aria-label={t('places.loading')} className={styles.loading}>
      {[1, 2].map((id) => <Skeleton key={id} shape="block" />)}
    </div>
  );
}

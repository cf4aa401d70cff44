import type { ParcelPoints, Place } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { createResource, useResource } from '@feszek/store';
import { Notice } from '@feszek/ui';
import { useMemo, useState } from 'react';
import { useT } from '../i18n.ts';
import { FoundPoints } from './FoundPoints.tsx';
import { LoadingPlaces } from './LoadingPlaces.tsx';
import { storedPlace } from './PlaceField.ts';
import type { PlaceField } from './PlaceField.ts';
import { PointSearch } from './PointSearch.tsx';
import styles from './Places.module.css';

interface PointChoiceProps {
  readonly field: PlaceField;
  /** The place that the server has stored. */
  readonly stored: Place | null;
}

/** The choice of a parcel point: a search by postcode or town, the points near it as a list, and a map of them. */
export function PointChoice({ field, stored }: PointChoiceProps) {
  const t = useT();
  const browser = useBrowser();
  const known = storedPlace(field, stored);
  const [search, setSearch] = useState(known?.zipcode ?? '');
  const resource = useMemo(
    () => createResource((signal) => browser().api.get<ParcelPoints>(`/api/cart/points?${new URLSearchParams({ search })}`, { signal })),
    [browser, search],
  );
  const { data, error } = useResource(resource);
  return (
    <div className={styles.choice}>
      <PointSearch key={data?.search} initial={data?.search ?? search} controlId={data?.points.length ? undefined : field.controlId} error={data?.points.length ? undefined : field.error} onSearch={setSearch} />
      {!data && <LoadingPlaces error={error} onRetry={() => void resource.reload()} />}
      {data && !data.centre && data.search !== '' && <Notice tone="warning" role="status">{t('places.notFound', { search: data.search })}</Notice>}
      {data?.centre && <FoundPoints key={data.search} field={field} known={known} centre={data.centre} points={data.points} />}
    </div>
  );
}

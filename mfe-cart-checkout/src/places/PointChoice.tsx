import type { ParcelPoints, Place } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { createResource, useResource } from '@feszek/store';
import { Notice } from '@feszek/ui';
import { useState } from 'react';
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
  const searchFor = (search: string) => createResource((signal) => browser().api.get<ParcelPoints>(`/api/cart/points?${new URLSearchParams({ search })}`, { signal }));
  const [resource, setResource] = useState(() => searchFor(known?.zipcode ?? ''));
  const [typed, setTyped] = useState<string>();
  const { data, error } = useResource(resource);
  const text = typed ?? data?.search ?? '';
  // Without points, the error of the field is that of the search.
  const isEmpty = !data?.points.length;
  return (
    <div className={styles.choice}>
      <PointSearch text={text} controlId={isEmpty ? field.controlId : undefined} error={isEmpty ? field.error : undefined} onType={setTyped} onSearch={() => setResource(searchFor(text.trim()))} />
      {!data && <LoadingPlaces error={error} onRetry={() => void resource.reload()} />}
      {data && !data.centre && data.search !== '' && <Notice tone="warning" role="status">{t('places.notFound', { search: data.search })}</Notice>}
      {data?.centre && <FoundPoints key={data.search} field={field} known={known} centre={data.centre} points={data.points} />}
    </div>
  );
}

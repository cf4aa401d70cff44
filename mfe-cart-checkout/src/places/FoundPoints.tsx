import type { ParcelPoints, Place } from '@feszek/contract';
import { Button } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { PointMap } from './map/PointMap.tsx';
import type { PlaceField } from './PlaceField.ts';
import { PointList } from './PointList.tsx';
import styles from './Places.module.css';

/** Points that are shown at first. */
const FIRST = 6;

interface FoundPointsProps {
  readonly field: PlaceField;
  readonly known: Place | undefined;
  readonly centre: NonNullable<ParcelPoints['centre']>;
  readonly points: ParcelPoints['points'];
}

/** The nearest points on a map and in a list; the others on demand. */
export function FoundPoints({ field, known, centre, points }: FoundPointsProps) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? points : points.slice(0, FIRST);
  const others = points.length - shown.length;
  return (
    <div className={styles.found}>
      <PointMap centre={centre} points={shown} chosen={field.value} label={t('places.map', { name: centre.name })} onChoose={field.onChoose} />
      <PointList field={field} known={known} points={shown} name={centre.name} />
      {others > 0 && <Button variant="quiet" onClick={() => setIsWhole(true)}>{t('places.more', { count: others })}</Button>}
    </div>
  );
}

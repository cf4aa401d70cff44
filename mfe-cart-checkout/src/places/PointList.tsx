import type { ParcelPoint, Place } from '@feszek/contract';
import { RadioCard, RadioGroup } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import type { PlaceField } from './PlaceField.ts';
import { usePlaceAddress } from './PlaceLines.tsx';
import styles from './Places.module.css';

interface PointListProps {
  readonly field: PlaceField;
  /** The place that was chosen before. It is the first one if the search has not found it. */
  readonly known: Place | undefined;
  readonly points: readonly ParcelPoint[];
  /** The postcode or the town that was searched for. */
  readonly name: string;
}

/** The found parcel points as radio buttons, with the numbers of the map. */
export function PointList({ field, known, points, name }: PointListProps) {
  const { t } = useI18n();
  const addressOf = usePlaceAddress();
  const other = known && !points.some(({ id }) => id === known.id) ? known : undefined;
  const lines = (place: Place, why?: string) => (
    <>
      <span className={styles.line}>{`${place.carrier ?? ''}, ${t(`places.kinds.${place.kind}`)}`}</span>
      <span className={styles.line}>{addressOf(place)}</span>
      {place.opening_hours && <span className={styles.line}>{place.opening_hours}</span>}
      {why && <span className={styles.why}>{why}</span>}
    </>
  );
  return (
    <RadioGroup legend={t('places.point', { name })} error={field.error}>
      {other && <RadioCard name="place" required value={other.id} title={other.name} description={lines(other)} checked onChange={() => field.onChoose(other.id)} />}
      {points.map((point, index) => (
        <RadioCard
          key={point.id}
          id={index === 0 ? field.controlId : undefined}
          name="place"
          required
          value={point.id}
          title={`${index + 1}. ${point.name}`}
          description={lines(point, point.obstacle === null ? undefined : t(`places.${point.obstacle}`, { limit: point.limit ?? 0 }))}
          aside={t('places.distance', { km: point.distance_km })}
          checked={field.value === point.id}
          disabled={point.obstacle !== null}
          onChange={() => field.onChoose(point.id)}
        />
      ))}
    </RadioGroup>
  );
}

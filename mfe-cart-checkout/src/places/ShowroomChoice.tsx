import type { ShowroomChoice as Showroom, ShowroomChoices } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { useBrowser, useShop } from '@feszek/kit';
import { createResource, useResource } from '@feszek/store';
import type { Resource } from '@feszek/store';
import { Notice, RadioCard, RadioGroup } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { LoadingPlaces } from './LoadingPlaces.tsx';
import type { PlaceField } from './PlaceField.ts';
import { usePlaceAddress } from './PlaceLines.tsx';
import styles from './Places.module.css';

/** What of the cart is at a showroom, and when the rest arrives. */
function useStockText(): (showroom: Showroom) => string {
  const t = useT();
  const { locale } = useShop();
  return ({ is_all_there: isAllThere, there, wanted, rest_on: day }) => {
    if (isAllThere) return t('places.allThere', { count: wanted });
    const date = day === null ? '' : formatDays(day, day, locale);
    if (there === 0) return day === null ? t('places.noneThere') : t('places.noneThereUntil', { date });
    return day === null ? t('places.someThere', { there, wanted }) : t('places.someThereUntil', { there, wanted, date });
  };
}

/** The coming days on which a showroom is not open as usual; nothing without such days. */
function SpecialDays({ days }: { readonly days: NonNullable<Showroom['special_days']> }) {
  const t = useT();
  const { locale } = useShop();
  if (days.length === 0) return null;
  return (
    <>
      <span className={styles.line}>{t('places.specialDays')}</span>
      {days.map(({ day, hours }) => (
        <span key={day} className={styles.line}>{t(hours === '' ? 'places.specialDayClosed' : 'places.specialDay', { day: formatDays(day, day, locale), hours })}</span>
      ))}
    </>
  );
}

/** The showrooms of a step, loaded once: a method that is chosen again shows them at once, and nothing moves. */
export function useShowrooms(): Resource<ShowroomChoices> {
  const browser = useBrowser();
  const [resource] = useState(() => createResource((signal) => browser().api.get<ShowroomChoices>('/api/cart/showrooms', { signal })));
  return resource;
}

interface ShowroomChoiceProps {
  readonly field: PlaceField;
  readonly resource: Resource<ShowroomChoices>;
}

/** The choice of a showroom: address, opening hours, and the stock there for the cart. */
export function ShowroomChoice({ field, resource }: ShowroomChoiceProps) {
  const t = useT();
  const { data, error } = useResource(resource);
  const stockText = useStockText();
  const addressOf = usePlaceAddress();
  if (!data) return <LoadingPlaces error={error} onRetry={() => void resource.reload()} />;
  if (data.showrooms.length === 0) return <Notice tone="warning">{t('places.noShowroom')}</Notice>;
  return (
    <RadioGroup legend={t('places.showroom')} error={field.error}>
      {data.showrooms.map((showroom, index) => (
        <RadioCard
          key={showroom.id}
          id={index === 0 ? field.controlId : undefined}
          name="place"
          required
          value={showroom.id}
          title={showroom.name}
          description={
            <>
              <span className={styles.line}>{addressOf(showroom)}</span>
              <span className={styles.line}>{showroom.opening_hours}</span>
              <SpecialDays days={showroom.special_days ?? []} />
              <span className={styles.line}>{showroom.phone}</span>
              <span className={showroom.is_all_there ? styles.there : styles.line}>{stockText(showroom)}</span>
            </>
          }
          checked={field.value === showroom.id}
          onChange={() => field.onChoose(showroom.id)}
        />
      ))}
    </RadioGroup>
  );
}

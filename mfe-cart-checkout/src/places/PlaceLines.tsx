import type { Place } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import styles from './Places.module.css';

/** The address of a place in one line. A Hungarian address goes from the town to the door. */
export function usePlaceAddress(): (place: Pick<Place, 'zipcode' | 'city' | 'address'>) => string {
  const { locale } = useShop();
  return ({ zipcode, city, address }) => (locale === 'hu' ? `${zipcode} ${city}, ${address}` : `${address}, ${zipcode} ${city}`);
}

/** A place where an order is collected: carrier and name, address, opening hours. */
export function PlaceLines({ place }: { readonly place: Place }) {
  const addressOf = usePlaceAddress();
  return (
    <address className={styles.lines}>
      {place.carrier === null ? place.name : `${place.carrier}: ${place.name}`}
      <br />
      {addressOf(place)}
      {place.opening_hours && (
        <>
          <br />
          {place.opening_hours}
        </>
      )}
    </address>
  );
}

import { apiErrorMessage } from '@feszek/api-client';
import type { Country, SavedAddress } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { AddressItem } from './AddressItem.tsx';
import styles from './Addresses.module.css';

interface AddressListProps {
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
  readonly onEdit: (address: SavedAddress) => void;
  /** Called with the other addresses once one is deleted. */
  readonly onRemoved: (addresses: readonly SavedAddress[]) => void;
}

/** The user's addresses. One that cannot be deleted stays, and the error is shown. */
export function AddressList({ addresses, countries, onEdit, onRemoved }: AddressListProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [removing, setRemoving] = useState<number>();
  const countryOf = ({ country_id: countryId }: SavedAddress) => countries.find(({ id }) => id === countryId)?.name;

  async function remove({ id }: SavedAddress): Promise<void> {
    const { api, bus } = browser();
    setRemoving(id);
    try {
      onRemoved(await api.delete<SavedAddress[]>(`/api/account/addresses/${id}`));
      bus.emit('notice.shown', { kind: 'success', text: t('addresses.removed') });
    } catch (error) {
      bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setRemoving(undefined);
  }

  return (
    <ul role="list" className={styles.list}>
      {addresses.map((address) => (
        <AddressItem key={address.id} address={address} country={countryOf(address)} isRemoving={removing === address.id} onEdit={() => onEdit(address)} onRemove={() => void remove(address)} />
      ))}
    </ul>
  );
}

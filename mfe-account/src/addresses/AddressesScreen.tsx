import { apiErrorMessage } from '@feszek/api-client';
import { LIMITS } from '@feszek/contract';
import type { SavedAddress } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, EmptyState, Notice } from '@feszek/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountPage } from '../account/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { Section } from '../security/Section.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressItem } from './AddressItem.tsx';
import type { AddressesData } from './loadAddresses.ts';
import page from '../layout/FormPage.module.css';
import styles from './Addresses.module.css';

/** The address whose form is open; `new` for one that is added. */
type Edited = SavedAddress | 'new';

/** The user's addresses: a list, or the form of one of them. */
export function AddressesScreen({ data }: { readonly data: AddressesData }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [addresses, setAddresses] = useState(data.addresses);
  const [edited, setEdited] = useState<Edited>();
  const [removing, setRemoving] = useState<number>();
  const content = useRef<HTMLDivElement>(null);
  /** Changes whenever the pressed button has disappeared. */
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) content.current?.focus();
  }, [moves]);

  function show(next: Edited | undefined): void {
    setEdited(next);
    setMoves((count) => count + 1);
  }

  function showSaved(saved: readonly SavedAddress[]): void {
    setAddresses(saved);
    show(undefined);
    browser().bus.emit('notice.shown', { kind: 'success', text: t('addresses.saved') });
  }

  async function remove({ id }: SavedAddress): Promise<void> {
    const { api, bus } = browser();
    setRemoving(id);
    try {
      setAddresses(await api.delete<SavedAddress[]>(`/api/account/addresses/${id}`));
      setMoves((count) => count + 1);
      bus.emit('notice.shown', { kind: 'success', text: t('addresses.removed') });
    } catch (error) {
      bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setRemoving(undefined);
  }

  const countryOf = ({ country_id: countryId }: SavedAddress) => data.countries.find(({ id }) => id === countryId)?.name;
  const add = (
    <Button className={page.scripted} icon="plus" onClick={() => show('new')} data-replay>
      {t('addresses.add')}
    </Button>
  );
  return (
    <AccountPage route="account-addresses" title={t('account.addresses')} intro={t('addresses.intro')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {edited !== undefined && (
          <Section title={t(edited === 'new' ? 'addresses.addTitle' : 'addresses.editTitle')}>
            <AddressForm address={edited === 'new' ? undefined : edited} countries={data.countries} onSaved={showSaved} onCancel={() => show(undefined)} />
          </Section>
        )}
        {edited === undefined && addresses.length === 0 && (
          <EmptyState icon="truck" title={t('addresses.none')} headingLevel={2} action={add}>
            <p>{t('addresses.noneText')}</p>
          </EmptyState>
        )}
        {edited === undefined && addresses.length > 0 && (
          <>
            <ul role="list" className={styles.list}>
              {addresses.map((address) => (
                <AddressItem key={address.id} address={address} country={countryOf(address)} isRemoving={removing === address.id} onEdit={() => show(address)} onRemove={() => void remove(address)} />
              ))}
            </ul>
            {addresses.length < LIMITS.savedAddresses ? <div>{add}</div> : <p>{t('addresses.full', { max: LIMITS.savedAddresses })}</p>}
          </>
        )}
      </div>
    </AccountPage>
  );
}

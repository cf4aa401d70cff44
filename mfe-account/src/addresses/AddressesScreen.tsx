import { LIMITS } from '@feszek/contract';
import type { SavedAddress } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { Button, EmptyState, Notice } from '@feszek/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { Section } from '../layout/Section.tsx';
import { AddressList } from './AddressList.tsx';
import type { AddressesData } from './loadAddresses.ts';
import { useAddressForm } from './useAddressForm.ts';
import page from '../layout/FormPage.module.css';
import styles from './Addresses.module.css';

/** The address whose form is open; `new` for one that is added. */
type Edited = SavedAddress | 'new';

/** The user's addresses: a list, or the form of one of them. */
export function AddressesScreen({ data }: { readonly data: AddressesData }) {
  const t = useT();
  const browser = useBrowser();
  const [addresses, setAddresses] = useState(data.addresses);
  const [edited, setEdited] = useState<Edited>();
  const { AddressForm, isLoading, load } = useAddressForm();
  const content = useRef<HTMLDivElement>(null);
  /** Counts the pressed buttons that have disappeared: the focus then moves to the content. */
  const [moves, setMoves] = useState(0);
  // Before the visitor can press a key: the focus would otherwise leave a field that they have already entered.
  useLayoutEffect(() => {
    if (moves > 0) content.current?.focus();
  }, [moves]);

  function show(next: Edited | undefined, changed = addresses): void {
    setAddresses(changed);
    setEdited(next);
    setMoves((count) => count + 1);
  }

  function showSaved(saved: readonly SavedAddress[]): void {
    show(undefined, saved);
    browser().bus.emit('notice.shown', { kind: 'success', text: t('addresses.saved') });
  }

  const add = (
    <Button className={page.scripted} icon="plus" loading={isLoading} onClick={() => load(() => show('new'))} data-replay>
      {t('addresses.add')}
    </Button>
  );
  return (
    <AccountPage route="account-addresses" title={t('account.addresses')} intro={t('addresses.intro')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {AddressForm && edited !== undefined && (
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
            <AddressList addresses={addresses} countries={data.countries} onEdit={(address) => load(() => show(address))} onRemoved={(others) => show(undefined, others)} />
            {addresses.length < LIMITS.savedAddresses ? <div>{add}</div> : <p>{t('addresses.full', { max: LIMITS.savedAddresses })}</p>}
          </>
        )}
      </div>
    </AccountPage>
  );
}

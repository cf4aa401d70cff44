import type { SavedAddress } from '@feszek/contract';
import { Badge, Button } from '@feszek/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import page from '../layout/FormPage.module.css';
import styles from './Addresses.module.css';

export interface AddressItemProps {
  readonly address: SavedAddress;
  readonly country: string | undefined;
  readonly isRemoving: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** An address with its buttons. Its removal is confirmed in place. */
export function AddressItem({ address, country, isRemoving, onEdit, onRemove }: AddressItemProps) {
  const t = useT();
  const [isConfirming, setConfirming] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  // The pressed button disappears, so the focus moves to the one that takes its place.
  useLayoutEffect(() => {
    if (isConfirming) keep.current?.focus();
    else if (wasConfirming.current) remove.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const name = `${address.name}, ${address.zipcode} ${address.city}`;
  return (
    <li className={styles.item}>
      <address className={styles.address}>
        <strong>{address.name}</strong> {address.is_default_billing && <Badge>{t('addresses.billing')}</Badge>} {address.is_default_delivery && <Badge>{t('addresses.delivery')}</Badge>}
        {address.tax_number !== '' && <span className={styles.line}>{t('addresses.taxNumberIs', { number: address.tax_number })}</span>}
        <span className={styles.line}>{`${address.zipcode} ${address.city}, ${address.address}`}</span>
        {country !== undefined && <span className={styles.line}>{country}</span>}
      </address>
      {isConfirming ? (
        <div role="group" aria-label={t('addresses.removeQuestion')} className={page.actions}>
          <p className={styles.question}>{t('addresses.removeQuestion')}</p>
          <Button variant="secondary" size="small" loading={isRemoving} onClick={onRemove}>
            {t('addresses.remove')}
          </Button>
          <Button ref={keep} variant="quiet" size="small" onClick={() => setConfirming(false)}>
            {t('addresses.keep')}
          </Button>
        </div>
      ) : (
        <div className={`${page.actions} ${page.scripted}`}>
          <Button variant="secondary" size="small" aria-label={t('addresses.editOf', { name })} onClick={onEdit} data-replay>
            {t('account.edit')}
          </Button>
          <Button ref={remove} variant="quiet" size="small" aria-label={t('addresses.removeOf', { name })} onClick={() => setConfirming(true)} data-replay>
            {t('addresses.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

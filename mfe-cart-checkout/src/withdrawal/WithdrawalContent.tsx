import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { DetailRow } from '../layout/DetailRow.tsx';
import styles from '../layout/Result.module.css';

export interface WithdrawalContentProps {
  readonly orderNumber: string;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Further rows, before the others. */
  readonly children?: ReactNode;
}

/** The content of a withdrawal, row by row. */
export function WithdrawalContent({ orderNumber, items, subject, name, email, children }: WithdrawalContentProps) {
  const t = useT();
  // Whoever has only the hash of a withdrawal does not see who declared it, nor their description of the goods.
  const isRestricted = name === '';
  return (
    <dl className={styles.rows}>
      {children}
      <DetailRow label={t('result.orderNumber')}>{orderNumber}</DetailRow>
      {(items.length > 0 || !isRestricted) && (
        <DetailRow label={t('withdrawal.from')}>
          {items.length > 0 ? items.map((item) => <p key={item.name}>{t('withdrawal.pieces', { count: item.quantity, name: item.name })}</p>) : subject || t('withdrawal.wholeOrder')}
        </DetailRow>
      )}
      {!isRestricted && (
        <>
          <DetailRow label={t('fields.name')}>{name}</DetailRow>
          <DetailRow label={t('fields.email')}>{email}</DetailRow>
        </>
      )}
    </dl>
  );
}

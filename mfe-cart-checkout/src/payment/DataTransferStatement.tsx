import { Checkbox } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Folded } from '../folded/Folded.tsx';
import type { Seller } from './loadSeller.ts';
import styles from './DataTransferStatement.module.css';

interface DataTransferStatementProps {
  readonly id?: string;
  /** The data controller. `undefined` if SimplePay was added to the shop while the page was open: then its text names the shop. */
  readonly seller: Seller | undefined;
  readonly checked: boolean;
  readonly error: string | undefined;
  /** Folds the text below the checkbox, so that the button after it is above the fold of a phone. */
  readonly isFolded?: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

const PRIVACY_URL = 'https://simplepay.hu/adatkezelesi-tajekoztatok/';

function StatementText({ seller }: { readonly seller: Seller | undefined }) {
  const t = useT();
  const controller = seller ? [seller.name, seller.address].filter(Boolean).join(', ') : 'Fészek';
  return (
    <p className={styles.text}>
      {t('dataTransfer.text', { controller })}{' '}
      <a href={PRIVACY_URL} target="_blank" rel="noreferrer">
        {t('dataTransfer.link')}
      </a>
    </p>
  );
}

/** The data transfer statement of SimplePay, which the buyer accepts before their data is sent there. */
export function DataTransferStatement({ id, seller, checked, error, isFolded, onChange }: DataTransferStatementProps) {
  const t = useT();
  return (
    <div className={styles.statement}>
      <Checkbox
        id={id}
        name="is_data_transfer_accepted"
        required
        checked={checked}
        error={error}
        label={t('dataTransfer.accept')}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isFolded ? (
        <Folded title={t('dataTransfer.title')}>
          <StatementText seller={seller} />
        </Folded>
      ) : (
        <StatementText seller={seller} />
      )}
    </div>
  );
}

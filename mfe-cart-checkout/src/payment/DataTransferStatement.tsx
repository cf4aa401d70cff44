import { Checkbox, Icon } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './DataTransferStatement.module.css';

interface DataTransferStatementProps {
  readonly id?: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  /** Folds the text below the checkbox, so that the button after it is above the fold of a phone. */
  readonly isFolded?: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

const PRIVACY_URL = 'https://simplepay.hu/adatkezelesi-tajekoztatok/';

function StatementText() {
  const t = useT();
  return (
    <p className={styles.text}>
      {t('dataTransfer.text')}{' '}
      <a href={PRIVACY_URL} target="_blank" rel="noreferrer">
        {t('dataTransfer.link')}
      </a>
    </p>
  );
}

/** The data transfer statement of SimplePay, which the buyer accepts before their data is sent there. */
export function DataTransferStatement({ id, checked, error, isFolded, onChange }: DataTransferStatementProps) {
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
        <details className={styles.folded}>
          <summary className={styles.title}>
            {t('dataTransfer.title')}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <StatementText />
        </details>
      ) : (
        <StatementText />
      )}
    </div>
  );
}

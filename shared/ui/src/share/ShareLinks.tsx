import { useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import styles from './ShareLinks.module.css';

export interface ShareLinksProps {
  /** The name of the page, as a message with the link shows it. */
  readonly title: string;
  /** The path of the page, without a query: the address has no parameters of a campaign. */
  readonly path: string;
  readonly labels: { readonly group: string; readonly copy: string; readonly mail: string; readonly device: string };
  /** Called after the address was copied, or with `false` if the browser refused it. */
  readonly onCopy: (isCopied: boolean) => void;
}

const unchanging = () => () => undefined;

/** The page's own origin; empty on the server, which renders the page for every origin. */
function useOrigin(): string {
  return useSyncExternalStore(unchanging, () => window.location.origin, () => '');
}

/** Shares a page without third parties: by the device's own dialog where it has one, otherwise by an email; and by its copied address. */
export function ShareLinks({ title, path, labels, onCopy }: ShareLinksProps) {
  const origin = useOrigin();
  const address = origin + path;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      onCopy(true);
    } catch {
      onCopy(false);
    }
  }

  function share() {
    // Rejected if the visitor closes the device's dialog.
    navigator.share({ title, url: address }).catch(() => undefined);
  }

  return (
    <div className={styles.share} data-print="hide">
      {origin !== '' && (
        <div className={styles.links} role="group" aria-label={labels.group}>
          {'share' in navigator && <Button variant="secondary" size="small" onClick={share}>{labels.device}</Button>}
          {'clipboard' in navigator && <Button variant="secondary" size="small" onClick={() => void copy()}>{labels.copy}</Button>}
          {!('share' in navigator) && (
            <ButtonLink variant="secondary" size="small" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
              {labels.mail}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

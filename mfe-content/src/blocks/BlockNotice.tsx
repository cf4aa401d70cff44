import type { NoticeKind } from '@feszek/contract';
import { Icon, classNames } from '@feszek/ui';
import type { IconName } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import styles from './BlockNotice.module.css';

const ICONS = { tip: 'check', info: 'info', warning: 'warning' } as const satisfies Record<NoticeKind, IconName>;

/** A notice beside the text: a tip, an information or a warning. */
export function BlockNotice({ kind, children }: { readonly kind: NoticeKind; readonly children: ReactNode }) {
  const t = useT();
  return (
    <div role="note" className={classNames(styles.notice, styles[kind])}>
      <p className={styles.label}>
        <Icon name={ICONS[kind]} size="small" />
        {t(`blocks.${kind}`)}
      </p>
      {children}
    </div>
  );
}

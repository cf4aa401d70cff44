import { Button, Notice } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { countFilters } from '../list-query/filters.ts';
import type { FilterDrawer as Drawer, FilterDrawerProps } from './FilterDrawer.tsx';
import styles from './FilterBar.module.css';

const loadDrawer = () => import(/* webpackChunkName: "filter-drawer" */ './FilterDrawer.tsx');

/** The button that opens the drawer. The drawer's code is loaded when it is pressed. */
export function DrawerOpener(props: Pick<FilterDrawerProps, 'products' | 'onChoose'>) {
  const t = useT();
  const [drawer, setDrawer] = useState<{ readonly Drawer: typeof Drawer }>();
  const [state, setState] = useState<'closed' | 'open' | 'loading' | 'failed'>('closed');
  const chosen = countFilters(props.products.query);

  async function handleOpen() {
    setState('loading');
    try {
      setDrawer({ Drawer: (await loadDrawer()).FilterDrawer });
      setState('open');
    } catch {
      // The next press loads it again; until then the visitor sees a message.
      setState('failed');
    }
  }

  return (
    <>
      <Button className={styles.opener} variant="secondary" icon="filter" data-replay="" aria-haspopup="dialog" loading={state === 'loading'} onClick={handleOpen}>
        {chosen > 0 ? t('filters.openWith', { chosen }) : t('filters.open')}
      </Button>
      {state === 'failed' && (
        <div className={styles.failure}>
          <Notice tone="error" role="alert">
            {t('filters.openFailed')}
          </Notice>
        </div>
      )}
      {drawer && <drawer.Drawer {...props} open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

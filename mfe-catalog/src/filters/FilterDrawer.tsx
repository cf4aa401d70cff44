import { Accordion, AccordionItem, Button, Drawer, VisuallyHidden } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { fromStart } from '../listing/listingQuery.ts';
import type { ProductPage } from '../listing/productPage.ts';
import type { ShowChoice } from '../listing/useChoice.ts';
import { NO_FILTERS } from './filters.ts';
import { InStockBox } from './InStockBox.tsx';
import { useDraft } from './useDraft.ts';
import { useFilterGroups } from './useFilterGroups.tsx';
import { useFitting } from './useFitting.ts';
import styles from './FilterDrawer.module.css';

/** Filters that are open at first; the others say by a number whether something is chosen in them. */
const OPEN_AT_FIRST = 2;

export interface FilterDrawerProps {
  readonly products: ProductPage;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: ShowChoice;
}

/** The filters on a phone: chosen in peace, while the button says what would be shown. */
export function FilterDrawer({ products, open, onClose, onChoose }: FilterDrawerProps) {
  const t = useT();
  // What was left undone in a drawer that was closed is not there any more when it opens again.
  const [draft, setDraft] = useDraft(open ? products.query : null);
  const query = draft ?? products.query;
  const { total, filters } = useFitting(products, query, open);
  const choice = { query, filters, onChange: setDraft };
  const groups = useFilterGroups(choice);
  const words = total === undefined ? t('filters.show') : t('filters.showCount', { count: total });

  function handleShow() {
    onClose();
    void onChoose(query);
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters.open')}
      closeLabel={t('filters.close')}
      footer={
        <div className={styles.footer}>
          <Button variant="quiet" onClick={() => setDraft(fromStart(query, NO_FILTERS))}>
            {t('filters.clearShort')}
          </Button>
          <Button wide onClick={handleShow} disabled={total === 0}>
            {words}
          </Button>
        </div>
      }
    >
      {open && (
        <div className={styles.fields}>
          <VisuallyHidden>
            <span role="status">{total === undefined ? '' : t('list.count', { count: total })}</span>
          </VisuallyHidden>
          <InStockBox {...choice} />
          <Accordion>
            {groups.map(({ name, title, chosenCount, content }, index) => (
              <AccordionItem
                key={name}
                defaultOpen={index < OPEN_AT_FIRST || chosenCount > 0}
                title={
                  <span className={styles.title}>
                    {title}
                    {chosenCount > 0 && <span className={styles.chosenCount}>{chosenCount}</span>}
                  </span>
                }
              >
                {content}
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      )}
    </Drawer>
  );
}

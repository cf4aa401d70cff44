import { Accordion, AccordionItem, Button, Drawer, VisuallyHidden } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { fromStart } from '../list-query/listingQuery.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import type { ShowChoice } from '../list-query/useChoice.ts';
import { NO_FILTERS } from '../list-query/filters.ts';
import { FilterBox } from './FilterBox.tsx';
import { useDraft } from './useDraft.ts';
import { useFilterBoxes } from './useFilterBoxes.ts';
import { useFilterGroups } from './useFilterGroups.tsx';
import { useFitting } from './useFitting.ts';
import styles from './FilterDrawer.module.css';

/** Number of filters that are open at first. The others show the number of chosen values. */
const OPEN_AT_FIRST = 2;

export interface FilterDrawerProps {
  readonly products: ProductPage;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: ShowChoice;
}

/** The filters on a phone. A choice is applied by the button, which shows the resulting number of products. */
export function FilterDrawer({ products, open, onClose, onChoose }: FilterDrawerProps) {
  const t = useT();
  // Closing the drawer discards a choice that was not applied.
  const [draft, setDraft] = useDraft(open ? products.query : null);
  const query = draft ?? products.query;
  const { total, filters } = useFitting(products, query, open);
  const choice = { query, filters, onChange: setDraft };
  const groups = useFilterGroups(choice);
  const boxes = useFilterBoxes(choice);
  const label = total === undefined ? t('filters.show') : t('filters.showCount', { count: total });

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
            {label}
          </Button>
        </div>
      }
    >
      {open && (
        <div className={styles.fields}>
          <VisuallyHidden>
            <span role="status">{total === undefined ? '' : t('list.count', { count: total })}</span>
          </VisuallyHidden>
          {boxes.map((box) => <FilterBox key={box.name} box={box} />)}
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

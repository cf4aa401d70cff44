import { reviewsPath } from '@feszek/contract';
import type { ReviewForm, ReviewItem } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Accordion, AccordionItem, Notice, Picture } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { ItemReview } from './ItemReview.tsx';
import styles from './ProductReview.module.css';

const isWritable = ({ state }: ReviewItem) => state === 'open' || state === 'pending';

interface OrderReviewsProps {
  readonly token: string;
  readonly loaded: ReviewForm;
}

/** The items of an order, each with its review. The first one without a review is open. */
export function OrderReviews({ token, loaded }: OrderReviewsProps) {
  const t = useT();
  const { locale } = useShop();
  const [form, setForm] = useState(loaded);
  const [opened] = useState(() => loaded.items.find(({ state }) => state === 'open')?.id ?? (loaded.items.length === 1 ? loaded.items[0]?.id : undefined));
  const canWrite = form.items.some(isWritable);
  return (
    <>
      <header className={styles.head}>
        <h1>{t('productReview.title')}</h1>
        <p className={styles.intro}>{t('productReview.intro', { number: form.order_number })}</p>
        <p className={styles.note}>
          {t('productReview.rules')} <a href={reviewsPath(locale)}>{t('productReview.more')}</a>
        </p>
      </header>
      {canWrite ? (
        <noscript>
          <Notice>{t('productReview.withoutScript')}</Notice>
        </noscript>
      ) : (
        <Notice tone="success">{t('productReview.allDecided')}</Notice>
      )}
      <Accordion>
        {form.items.map((item) => (
          <AccordionItem
            key={item.id}
            defaultOpen={item.id === opened}
            title={
              <span className={styles.item}>
                <span className={styles.picture}><Picture image={item.image} alt="" sizes="4rem" ratio="portrait" /></span>
                <span>
                  {item.name}
                  <span className={styles.state}>{t(`productReview.states.${item.state}`)}</span>
                </span>
              </span>
            }
          >
            <ItemReview token={token} item={item} name={form.name} onSaved={setForm} />
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
}

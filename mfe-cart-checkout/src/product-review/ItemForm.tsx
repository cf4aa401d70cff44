import { REVIEW_LIMITS } from '@feszek/contract';
import type { ReviewForm, ReviewItem } from '@feszek/contract';
import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Field, Notice, RadioCard, RadioGroup, Textarea } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { itemValues, NAMED, UNNAMED } from './itemValues.ts';
import { PhotoField } from './PhotoField.tsx';
import { StarField } from './StarField.tsx';
import styles from './ProductReview.module.css';

const loadRules = () => import(/* webpackChunkName: "review-rules" */ './itemRules.ts');
const LINES = 6;

interface ItemFormProps {
  readonly token: string;
  readonly item: ReviewItem;
  readonly name: string;
  readonly onSaved: (form: ReviewForm) => void;
}

/** Stars, text, photographs and shown name of one item. After it is sent it can be changed until the shop has decided. */
export function ItemForm({ token, item, name, onSaved }: ItemFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const reviewed = { key: token, item: item.id };
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: itemValues(item, name),
    validate: async (values) => (await loadRules()).itemErrors(reviewed, values, locale),
    async onSubmit(values) {
      const { toReviewInput } = await loadRules();
      onSaved(await browser().api.post<ReviewForm>('/api/reviews', toReviewInput(reviewed, values)));
    },
  });
  const labels = { stars: t('productReview.stars'), title: t('productReview.reviewTitle'), text: t('productReview.text'), author: t('productReview.author') };
  const isSent = item.state === 'pending';
  return (
    <Form form={form} labels={labels} title={t('productReview.failed')} className={styles.form}>
      <StarField id={form.controlId('stars')} legend={labels.stars} value={Number(form.values.stars)} error={form.errorOf('stars')} onChange={(stars) => form.set('stars', String(stars))} />
      <FormField form={form} name="title" label={labels.title} optionalNote={t('checkout.optional')} autoComplete="off" />
      <Field id={form.controlId('text')} label={labels.text} hint={t('productReview.textHint')} error={form.errorOf('text')} required>
        {(control) => (
          <Textarea {...control} name="text" rows={LINES} maxLength={REVIEW_LIMITS.text} value={form.values.text} onChange={(event) => form.set('text', event.target.value)} onBlur={() => form.blur('text')} />
        )}
      </Field>
      <PhotoField token={token} item={item} />
      {name && (
        <RadioGroup legend={labels.author}>
          <RadioCard name="author" value={NAMED} title={name} checked={form.values.author === NAMED} onChange={() => form.set('author', NAMED)} />
          <RadioCard name="author" value={UNNAMED} title={t('productReview.verifiedBuyer')} checked={form.values.author === UNNAMED} onChange={() => form.set('author', UNNAMED)} />
        </RadioGroup>
      )}
      {!name && <p className={styles.note}>{t('productReview.unnamed')}</p>}
      <div role="status">{isSent && !form.isUnsaved && <Notice tone="success">{t('productReview.sent')}</Notice>}</div>
      <div>
        <Button type="submit" size="large" loading={form.isSubmitting} data-replay>
          {t(isSent ? 'productReview.change' : 'productReview.submit')}
        </Button>
      </div>
    </Form>
  );
}

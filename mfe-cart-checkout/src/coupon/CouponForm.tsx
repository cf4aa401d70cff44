import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { LIMITS } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Field, TextInput } from '@feszek/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useCartStore } from '../cart-store/useCart.ts';
import { useT } from '../i18n.ts';
import type { couponFaults } from './couponFaults.ts';
import styles from './Coupon.module.css';

/**
 * The form for a coupon code. A code needs the customer's email (specification, chapter 5): if the cart has none, the form
 * requires it, and puts the focus there. `onApplied` is called after a valid code.
 */
export function CouponForm({ onApplied }: { readonly onApplied: () => void }) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const email = useRef<HTMLInputElement>(null);
  const [isEmailNeeded, setIsEmailNeeded] = useState(false);
  const [emailError, setEmailError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
  }

  /** Finds faults without a request. If the rules cannot be loaded, the server finds them. */
  async function findFaults(code: string): Promise<ReturnType<typeof couponFaults>> {
    try {
      const rules = await import(/* webpackChunkName: "coupon-rules" */ './couponFaults.ts');
      return rules.couponFaults({ code, email: isEmailNeeded ? email.current?.value : undefined }, locale);
    } catch {
      return {};
    }
  }

  async function enter(code: string): Promise<void> {
    const faults = await findFaults(code);
    setEmailError(faults.email);
    if (faults.email !== undefined) {
      email.current?.focus();
      return;
    }
    if (faults.code !== undefined) {
      refuse(faults.code);
      return;
    }
    setError(undefined);
    try {
      if (isEmailNeeded) await store().put('customer', { email: email.current?.value.trim() ?? '' });
      await store().addCoupon(code);
      onApplied();
    } catch (fault) {
      if (!isApiError(fault) || fault.code !== 'coupon_email_missing') {
        refuse(apiErrorMessage(fault, locale));
        return;
      }
      // The code is not judged yet: the field for the address says what it is for.
      flushSync(() => setIsEmailNeeded(true));
      email.current?.focus();
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    void enter(input.current?.value ?? '').finally(() => setIsPending(false));
  }

  // `post`: the address never contains the input, even if the form is sent before it is hydrated.
  return (
    <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <Field label={t('coupon.code')} error={error && <span role="alert">{error}</span>}>
        {(control) => (
          <div className={styles.entry}>
            <TextInput {...control} ref={input} name="code" maxLength={LIMITS.coupon} autoComplete="off" autoCapitalize="characters" spellCheck={false} enterKeyHint="done" />
            <Button type="submit" variant="secondary" loading={isPending} data-replay>
              {t('coupon.apply')}
            </Button>
          </div>
        )}
      </Field>
      {isEmailNeeded && (
        <Field label={t('fields.email')} hint={t('coupon.emailNeeded')} error={emailError && <span role="alert">{emailError}</span>}>
          {(control) => <TextInput {...control} ref={email} type="email" name="email" maxLength={LIMITS.email} autoComplete="email" autoCapitalize="none" spellCheck={false} enterKeyHint="done" />}
        </Field>
      )}
    </form>
  );
}

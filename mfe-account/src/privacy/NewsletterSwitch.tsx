import { apiErrorMessage } from '@feszek/api-client';
import type { Account } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Checkbox } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import page from '../layout/FormPage.module.css';

/** Subscribes to the newsletter or ends the subscription, at once. A change that fails is taken back. */
export function NewsletterSwitch({ account }: { readonly account: Account }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [isOn, setOn] = useState(account.is_newsletter_subscription);
  const isRunning = useRef(false);

  async function change(wanted: boolean): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const { api, bus } = browser();
    setOn(wanted);
    try {
      const { name, phone, locale: language, company } = account;
      await api.put<Account>('/api/account', { name, phone, locale: language, company, is_newsletter_subscription: wanted });
      bus.emit('notice.shown', { kind: 'success', text: t(wanted ? 'privacy.newsletterOn' : 'privacy.newsletterOff') });
    } catch (error) {
      setOn(!wanted);
      bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    isRunning.current = false;
  }

  return <Checkbox className={page.scripted} label={t('details.newsletter')} checked={isOn} onChange={(event) => void change(event.target.checked)} />;
}

import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { LinkAction } from '../forms/LinkAction.tsx';
import { useLinkToken } from '../forms/useLinkToken.ts';
import { useT } from '../i18n.ts';
import { EmailRequestForm } from './EmailRequestForm.tsx';

export interface NewsletterFormData {
  /** The company that sends the newsletter. */
  readonly seller: string;
}

/** Subscribes to the newsletter. With the link of a mail: confirms the subscription, or ends it. */
export function NewsletterForm({ data }: { readonly data: NewsletterFormData }) {
  const t = useT();
  const { locale } = useShop();
  const link = useLinkToken();
  const again = <ButtonLink variant="secondary" href={routePath('newsletter', locale)}>{t('newsletter.subscribeAgain')}</ButtonLink>;
  if (link?.name === 'confirm') return <LinkAction texts="newsletter.confirm" path="/api/newsletter/confirm" token={link.token} failedAction={again} />;
  if (link?.name === 'unsubscribe') return <LinkAction texts="newsletter.unsubscribe" path="/api/newsletter/unsubscribe" token={link.token} />;
  return <EmailRequestForm texts="newsletter.form" path="/api/newsletter" subscribesTo={data.seller} />;
}

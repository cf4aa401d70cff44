import type { MailedLink } from '@feszek/contract';
import { LinkAction } from '../forms/LinkAction.tsx';
import { useLinkToken } from '../forms/useLinkToken.ts';
import { EmailRequestForm } from './EmailRequestForm.tsx';
import { SubscribeAgain } from './SubscribeAgain.tsx';
import { ToShop } from './ToShop.tsx';

export interface NewsletterFormData {
  /** The company that sends the newsletter. */
  readonly seller: string;
  /** What the mailed link to the page is for. */
  readonly link?: MailedLink | undefined;
}

/** Subscribes to the newsletter. With the link of a mail: confirms the subscription, or ends it. */
export function NewsletterForm({ data }: { readonly data: NewsletterFormData }) {
  const link = useLinkToken(data.link);
  const again = <SubscribeAgain />;
  if (link?.name === 'confirm') return <LinkAction texts="newsletter.confirm" path="/api/newsletter/confirm" token={link.token} doneAction={<ToShop />} failedAction={again} />;
  if (link?.name === 'unsubscribe') return <LinkAction texts="newsletter.unsubscribe" path="/api/newsletter/unsubscribe" token={link.token} doneAction={again} />;
  return <EmailRequestForm texts="newsletter.form" path="/api/newsletter" subscribesTo={data.seller} />;
}

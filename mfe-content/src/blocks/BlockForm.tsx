import { routePath } from '@feszek/contract';
import type { ContentForm, MailedLink } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { use } from 'react';
import { useT } from '../i18n.ts';
import { BlockSlot } from './BlockSlot.tsx';
import { PageLink } from './PageLink.ts';

/** The links by which a visitor comes to a form. */
const LINKS: Partial<Record<ContentForm, readonly MailedLink[]>> = { newsletter: ['confirm', 'unsubscribe'], 'data-sheet': ['sheet', 'email'] };

/**
 * A form in the text. It is a separate part (`content/contact-form`, `content/newsletter-form`, …), so that the page stays
 * static and only the form is hydrated. The withdrawal has a page of its own.
 */
export function BlockForm({ name }: { readonly name: ContentForm }) {
  const t = useT();
  const { locale } = useShop();
  const link = use(PageLink);
  if (name !== 'withdrawal-form') return <BlockSlot name={`content/${name}-form`} {...(link && LINKS[name]?.includes(link) && { params: { link } })} />;
  return (
    <p>
      <ButtonLink href={routePath('withdrawal', locale)} variant="secondary">
        {t('blocks.withdrawal')}
      </ButtonLink>
    </p>
  );
}

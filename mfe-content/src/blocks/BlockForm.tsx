import { routePath } from '@feszek/contract';
import type { ContentForm } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { BlockSlot } from './BlockSlot.tsx';

/**
 * A form in the text. It is a separate part (`content/contact-form`, `content/newsletter-form`, …), so that the page stays
 * static and only the form is hydrated. The withdrawal has a page of its own.
 */
export function BlockForm({ name }: { readonly name: ContentForm }) {
  const t = useT();
  const { locale } = useShop();
  if (name !== 'withdrawal-form') return <BlockSlot name={`content/${name}-form`} />;
  return (
    <p>
      <ButtonLink href={routePath('withdrawal', locale)} variant="secondary">
        {t('blocks.withdrawal')}
      </ButtonLink>
    </p>
  );
}

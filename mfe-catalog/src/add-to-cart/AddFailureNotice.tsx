import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { AddFailure } from './useAddToCart.ts';

/** Why a product could not be added. If the cart has it already, the message links to the cart. */
export function AddFailureNotice({ failure: { message, isInCart } }: { readonly failure: AddFailure }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Notice tone={isInCart ? 'warning' : 'error'} role="alert">
      {message}
      {isInCart && (
        <>
          {' '}
          {t('buy.inCart')} <a href={routePath('cart', locale)}>{t('buy.toCart')}</a>
        </>
      )}
    </Notice>
  );
}

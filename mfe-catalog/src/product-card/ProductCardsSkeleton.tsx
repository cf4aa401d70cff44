import { Grid, ProductCardSkeleton, VisuallyHidden } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** The skeleton of a number of cards while they are loading. */
export function ProductCardsSkeleton({ count }: { readonly count: number }) {
  const t = useT();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Grid layout="products">
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </Grid>
    </div>
  );
}

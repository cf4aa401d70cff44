import { Grid, ProductCardSkeleton, VisuallyHidden } from '@feszek/ui';
import type { CardFrame } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** The skeleton of a number of cards while they are loading. */
export function ProductCardsSkeleton({ count, frame }: { readonly count: number; readonly frame?: CardFrame }) {
  const t = useT();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Grid layout="products">
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} frame={frame} />
        ))}
      </Grid>
    </div>
  );
}

// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="../css-modules.d.ts" />
import type { Image, Locale } from '@feszek/contract';
import { Container } from '../layout/Container.tsx';
import { BrandSpecimens } from './BrandSpecimens.tsx';
import { ButtonSpecimens } from './ButtonSpecimens.tsx';
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx';
import { FeedbackSpecimens } from './FeedbackSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { LayoutSpecimens } from './LayoutSpecimens.tsx';
import { NavigationSpecimens } from './NavigationSpecimens.tsx';
import { OverlaySpecimens } from './OverlaySpecimens.tsx';
import { ProductSpecimens } from './ProductSpecimens.tsx';
import { SAMPLE_TEXTS, TextsContext } from './texts.ts';

export interface GalleryProps {
  /** The language of the sample texts. */
  readonly locale: Locale;
  /** Any product's cut-out and its picture in a room. */
  readonly image: Image | null;
  readonly secondImage: Image | null;
}

/**
 * Every component in every state, on one page. The states of the pointer and the keyboard show where the page's styles
 * went through `showPseudoStates`.
 */
export function Gallery({ locale, image, secondImage }: GalleryProps) {
  const texts = SAMPLE_TEXTS[locale];
  return (
    <TextsContext value={texts}>
      <Container id="gallery">
        <h1>{texts.title}</h1>
        <BrandSpecimens />
        <ButtonSpecimens />
        <FieldSpecimens />
        <ChoiceSpecimens />
        <ProductSpecimens image={image} secondImage={secondImage} />
        <LayoutSpecimens />
        <NavigationSpecimens />
        <FeedbackSpecimens />
        <OverlaySpecimens />
      </Container>
    </TextsContext>
  );
}

// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="../css-modules.d.ts" />
import type { Image } from '@feszek/contract';
import { Nest } from '../brand/Nest.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Container } from '../layout/Container.tsx';
import { ButtonSpecimens } from './ButtonSpecimens.tsx';
import { FeedbackSpecimens } from './FeedbackSpecimens.tsx';
import { FormSpecimens } from './FormSpecimens.tsx';
import { NavigationSpecimens } from './NavigationSpecimens.tsx';
import { ProductSpecimens } from './ProductSpecimens.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

export interface GalleryProps {
  /** Any product's cut-out and its picture in a room. */
  readonly image: Image;
  readonly secondImage: Image;
}

/** Every component in every state, on one page. The sample words are Hungarian, the shop's first language. */
export function Gallery({ image, secondImage }: GalleryProps) {
  return (
    <Container id="gallery">
      <Specimens title="Wordmark">
        <Specimen name="medium">
          <Wordmark label="Fészek" />
        </Specimen>
        <Specimen name="large">
          <Wordmark label="Fészek" size="large" />
        </Specimen>
        <Specimen name="nest">
          <Nest />
        </Specimen>
      </Specimens>
      <Specimens title="Typography">
        <Specimen name="headings, text, link" width="wide">
          <h1>Otthon, ahol jó lenni</h1>
          <h2>Őszi fények, tűzhely és gyűrött len</h2>
          <h3>Bútor, amely veled marad</h3>
          <h4>Árvíztűrő tükörfúrógép</h4>
          <p>
            Minden darabunkat úgy választjuk, hogy <strong>tíz év múlva is</strong> szívesen üljön benne. Nézze meg a{' '}
            <a href="#gallery">bemutatótermet</a> is.
          </p>
        </Specimen>
      </Specimens>
      <ButtonSpecimens />
      <FormSpecimens />
      <ProductSpecimens image={image} secondImage={secondImage} />
      <NavigationSpecimens />
      <FeedbackSpecimens />
    </Container>
  );
}

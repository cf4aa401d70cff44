import { Nest } from '../brand/Nest.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconProps } from '../icon/Icon.tsx';
import { iconPaths } from '../icon/iconPaths.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const wordmarkSizes = everyOne({ medium: true, large: true });
const iconSizes = everyOne<NonNullable<IconProps['size']>>({ small: true, medium: true, large: true });

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}

export function BrandSpecimens() {
  const texts = useTexts();
  return (
    <>
      <Specimens title="Wordmark, Nest">
        {wordmarkSizes.map((size) => (
          <Specimen key={size} name={size}>
            <Wordmark label="Fészek" size={size} />
          </Specimen>
        ))}
        <Specimen name="nest">
          <Nest />
        </Specimen>
      </Specimens>
      <Specimens title="Typography">
        <Specimen name="headings, text, link; hidden texts" width="wide">
          <h3>{texts.smallHeading}</h3>
          <h4>{texts.smallestHeading}</h4>
          <p>
            <strong>{texts.heading}.</strong> {texts.paragraph} <a href="#gallery">{texts.paragraphLink}</a>.
            <VisuallyHidden> {texts.screenReaderOnly}</VisuallyHidden>
          </p>
        </Specimen>
        <Specimen name="link, hover" pseudo="hover">
          <a href="#gallery">{texts.paragraphLink}</a>
        </Specimen>
        <Specimen name="link, focus" pseudo="focus">
          <a href="#gallery">{texts.paragraphLink}</a>
        </Specimen>
      </Specimens>
      <Specimens title="Icon">
        {iconSizes.map((size) => (
          <Specimen key={size} name={size}>
            <Icon name="heart" size={size} />
          </Specimen>
        ))}
        <Specimen name="filled">
          <Icon name="heart" size="large" filled />
        </Specimen>
        {Object.keys(iconPaths)
          .filter(isIconName)
          .map((name) => (
            <Specimen key={name} name={name}>
              <Icon name={name} size="large" />
            </Specimen>
          ))}
      </Specimens>
    </>
  );
}

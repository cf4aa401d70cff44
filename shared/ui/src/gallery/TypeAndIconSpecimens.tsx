import { Icon } from '../icon/Icon.tsx';
import type { IconProps } from '../icon/Icon.tsx';
import { iconPaths } from '../icon/iconPaths.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useWords } from './words.ts';

const iconSizes = everyOne<NonNullable<IconProps['size']>>({ small: true, medium: true, large: true });

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}

export function TypeAndIconSpecimens() {
  const words = useWords();
  return (
    <>
      <Specimens title="Typography">
        <Specimen name="headings, text, link; hidden words" width="wide">
          <h3>{words.smallHeading}</h3>
          <h4>{words.smallestHeading}</h4>
          <p>
            <strong>{words.heading}.</strong> {words.paragraph} <a href="#gallery">{words.paragraphLink}</a>.
            <VisuallyHidden> {words.screenReaderOnly}</VisuallyHidden>
          </p>
        </Specimen>
        <Specimen name="link, hover" pseudo="hover">
          <a href="#gallery">{words.paragraphLink}</a>
        </Specimen>
        <Specimen name="link, focus" pseudo="focus">
          <a href="#gallery">{words.paragraphLink}</a>
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

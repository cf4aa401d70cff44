import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton, IconLink } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { iconPaths } from '../icon/iconPaths.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export function ButtonSpecimens() {
  return (
    <>
      <Specimens title="Button">
        {variants.map((variant) => (
          <Specimen key={variant} name={variant}>
            <Button variant={variant}>Kosárba teszem</Button>
            <Button variant={variant} icon="bag">
              Kosárba teszem
            </Button>
            <Button variant={variant} loading>
              Kosárba teszem
            </Button>
            <Button variant={variant} disabled>
              Elfogyott
            </Button>
          </Specimen>
        ))}
        {sizes.map((size) => (
          <Specimen key={size} name={size}>
            <Button size={size}>Tovább a fizetéshez</Button>
            <ButtonLink size={size} variant="secondary" href="#gallery">
              Megnézem
            </ButtonLink>
          </Specimen>
        ))}
        <Specimen name="wide" width="field">
          <Button wide size="large">
            Megrendelem
          </Button>
        </Specimen>
      </Specimens>
      <Specimens title="IconButton">
        <Specimen name="plain">
          <IconButton icon="search" label="Keresés" />
        </Specimen>
        <Specimen name="count">
          <IconButton icon="bag" label="Kosár, 3 termék" count={3} />
        </Specimen>
        <Specimen name="link, large count">
          <IconLink icon="heart" label="Kedvencek, 128 termék" count={128} href="#gallery" />
        </Specimen>
        <Specimen name="raised, off">
          <IconButton icon="heart" label="Kedvencekhez adom" raised pressed={false} />
        </Specimen>
        <Specimen name="raised, on">
          <IconButton icon="heart" label="Kedvencekhez adom" raised pressed />
        </Specimen>
        <Specimen name="loading">
          <IconButton icon="heart" label="Kedvencekhez adom" loading />
        </Specimen>
        <Specimen name="disabled">
          <IconButton icon="heart" label="Kedvencekhez adom" disabled />
        </Specimen>
      </Specimens>
      <Specimens title="Icon">
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

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}

import { Button } from '../button/Button.tsx';
import type { ButtonProps } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const variants = everyOne<NonNullable<ButtonProps['variant']>>({ primary: true, secondary: true, quiet: true, danger: true });
const sizes = everyOne<NonNullable<ButtonProps['size']>>({ small: true, medium: true, large: true });
const pseudoStates = ['hover', 'active', 'focus'] as const;

export function ButtonSpecimens() {
  const texts = useTexts();
  return (
    <>
      <Specimens title="Button">
        {variants.map((variant) => (
          <Specimen key={variant} name={`${variant}: at rest, icon, loading, disabled`}>
            <Button variant={variant}>{texts.add}</Button>
            <Button variant={variant} icon="bag">
              {texts.add}
            </Button>
            <Button variant={variant} loading>
              {texts.add}
            </Button>
            <Button variant={variant} disabled>
              {texts.soldOut}
            </Button>
          </Specimen>
        ))}
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {texts.add}
              </Button>
            ))}
          </Specimen>
        ))}
        <Specimen name="disabled, hover" pseudo="hover">
          <Button disabled>{texts.soldOut}</Button>
        </Specimen>
        {sizes.map((size) => (
          <Specimen key={size} name={size}>
            <Button size={size}>{texts.toPayment}</Button>
          </Specimen>
        ))}
        <Specimen name="wide; long text" width="field">
          <Button wide size="large">
            {texts.order}
          </Button>
          <Button wide variant="secondary" icon="mail">
            {texts.longButton}
          </Button>
        </Specimen>
      </Specimens>
      <Specimens title="ButtonLink">
        {variants.map((variant) => (
          <Specimen key={variant} name={variant}>
            <ButtonLink variant={variant} href="#gallery" icon="arrow-right">
              {texts.look}
            </ButtonLink>
          </Specimen>
        ))}
        {sizes.map((size) => (
          <Specimen key={size} name={size}>
            <ButtonLink size={size} variant="secondary" href="#gallery">
              {texts.look}
            </ButtonLink>
          </Specimen>
        ))}
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <ButtonLink variant="secondary" href="#gallery">
              {texts.look}
            </ButtonLink>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="IconButton">
        <Specimen name="plain">
          <IconButton icon="search" label={texts.search} />
        </Specimen>
        <Specimen name="count">
          <IconButton icon="bag" label={texts.cartOf} count={3} />
        </Specimen>
        <Specimen name="large count">
          <IconButton icon="heart" label={texts.favouritesOf} count={128} />
        </Specimen>
        <Specimen name="raised, off">
          <IconButton icon="heart" label={texts.favourite} raised pressed={false} />
        </Specimen>
        <Specimen name="raised, on">
          <IconButton icon="heart" label={texts.favourite} raised pressed />
        </Specimen>
        <Specimen name="loading">
          <IconButton icon="heart" label={texts.favourite} loading />
        </Specimen>
        <Specimen name="disabled">
          <IconButton icon="heart" label={texts.favourite} disabled />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <IconButton icon="search" label={texts.search} />
            <IconButton icon="heart" label={texts.favourite} raised pressed />
            <IconButton icon="heart" label={texts.favouritesOf} count={128} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

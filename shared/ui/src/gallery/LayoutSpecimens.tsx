import { Card } from '../card/Card.tsx';
import type { CardProps } from '../card/Card.tsx';
import { Container } from '../layout/Container.tsx';
import type { ContainerProps } from '../layout/Container.tsx';
import { Grid } from '../layout/Grid.tsx';
import type { GridProps } from '../layout/Grid.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const tones = everyOne<NonNullable<CardProps['tone']>>({ surface: true, sunken: true, outlined: true });
const paddings = everyOne<NonNullable<CardProps['padding']>>({ none: true, medium: true, large: true });
const layouts = everyOne<GridProps['layout']>({ products: true, halves: true, thirds: true, sidebar: true });
const widths = everyOne<NonNullable<ContainerProps['width']>>({ page: true, text: true });

/** Components of the layout. */
export function LayoutSpecimens() {
  const texts = useTexts();
  const content = (
    <>
      <h3>{texts.warranty}</h3>
      <p>{texts.warrantyText}</p>
    </>
  );
  return (
    <>
      <Specimens title="Card">
        {tones.map((tone) => (
          <Specimen key={tone} name={tone} width="field">
            <Card tone={tone}>{content}</Card>
          </Specimen>
        ))}
        {paddings.map((padding) => (
          <Specimen key={padding} name={`padding: ${padding}`} width="field">
            <Card tone="outlined" padding={padding}>
              {content}
            </Card>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Grid, Container">
        {layouts.map((layout) => (
          <Specimen key={layout} name={layout} width="wide">
            <Grid layout={layout}>
              <Card tone="sunken">1</Card>
              <Card tone="sunken">2</Card>
            </Grid>
          </Specimen>
        ))}
        {widths.map((width) => (
          <Specimen key={width} name={`container: ${width}`} width="wide">
            <Container width={width}>
              <Card tone="sunken">{texts.warrantyText}</Card>
            </Container>
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

import type { Image } from '@feszek/contract';
import { Badge } from '../badge/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Card } from '../card/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const labels = { net: 'nettó', gross: 'bruttó', sale: 'akciós ár', original: 'eredeti ár' };
const plain = { net: 125_906, gross: 159_900, currency: 'HUF', labels } as const;
const sale = { ...plain, net: 94_409, gross: 119_900, originalNet: 125_906, originalGross: 159_900 } as const;
const euro = { net: 354.25, gross: 449.9, currency: 'EUR', labels } as const;
const oak = { title: 'tölgy', hex: '#c8a475' };
const colours = [oak, { title: 'fehér', hex: '#f4f1ea' }, { title: 'fekete', hex: '#26221d' }];

export function ProductSpecimens({ image, secondImage }: { readonly image: Image; readonly secondImage: Image }) {
  const heart = <IconButton icon="heart" label="Kedvencekhez adom" raised pressed={false} />;
  const card = { href: '#gallery', image, secondImage, heart };
  return (
    <>
      <Specimens title="Price">
        {(['small', 'medium', 'large', 'hero'] as const).map((size) => (
          <Specimen key={size} name={size}>
            <Price {...plain} vatMode="gross" size={size} />
            <Price {...plain} vatMode="net" size={size} />
            <Price {...sale} vatMode="gross" size={size} />
            <Price {...sale} vatMode="net" size={size} />
            <Price {...euro} vatMode="net" size={size} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Badge">
        <Specimen name="new">
          <Badge tone="new">Új</Badge>
        </Specimen>
        <Specimen name="sale">
          <Badge tone="sale">−25%</Badge>
        </Specimen>
        <Specimen name="few">
          <Badge tone="few">Már csak 2 db</Badge>
        </Specimen>
        <Specimen name="sold-out">
          <Badge tone="sold-out">Elfogyott</Badge>
        </Specimen>
        <Specimen name="neutral">
          <Badge>Rendelésre</Badge>
        </Specimen>
      </Specimens>
      <Specimens title="ProductCard">
        <Specimen name="new, sale, long name, sold out, one left, loading" width="wide">
          <Grid layout="products" as="ul">
            <li>
              <ProductCard {...card} name="Liget karosszék" line="Tömör tölgy, gyapjú" tag={<Badge tone="new">Új</Badge>} price={<Price {...plain} vatMode="gross" />} colours={colours} coloursLabel="3 szín: tölgy, fehér, fekete" />
            </li>
            <li>
              <ProductCard {...card} name="Part étkezőszék" line="Hajlított bükk" tag={<Badge tone="sale">−25%</Badge>} price={<Price {...sale} vatMode="net" />} colours={[...colours, ...colours]} />
            </li>
            <li>
              <ProductCard {...card} name="Tihany háromszemélyes, levehető huzatú kanapé tárolóval" line="Len, kókuszzöld, 228 × 95 × 83 cm, kinyitva 140 × 200 cm" price={<Price {...euro} vatMode="net" />} colours={[oak]} />
            </li>
            <li>
              <ProductCard {...card} name="Kamra polc" line="60 × 30 × 180 cm" tag={<Badge tone="sold-out">Elfogyott</Badge>} price={<Price {...plain} vatMode="gross" />} unavailable />
            </li>
            <li>
              <ProductCard {...card} heart={<IconButton icon="heart" label="Kedvencekhez adom" raised pressed />} name="Füred lámpa" line="Festett acél" tag={<Badge tone="few">Utolsó darab</Badge>} price={<Price {...euro} vatMode="gross" />} />
            </li>
            <li>
              <ProductCardSkeleton />
            </li>
          </Grid>
        </Specimen>
      </Specimens>
      <Specimens title="Picture">
        {(['natural', 'portrait', 'square', 'landscape', 'wide'] as const).map((ratio) => (
          <Specimen key={ratio} name={ratio} width="field">
            <Picture image={image} sizes="320px" ratio={ratio} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Card">
        {(['surface', 'sunken', 'outlined'] as const).map((tone) => (
          <Specimen key={tone} name={tone} width="field">
            <Card tone={tone}>
              <h3>Két év garancia</h3>
              <p>Minden bútorunkra, kérdés nélkül.</p>
            </Card>
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

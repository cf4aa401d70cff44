import type { Image } from '@feszek/contract';
import { Badge } from '../badge/Badge.tsx';
import type { BadgeProps } from '../badge/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureProps } from '../picture/Picture.tsx';
import { Amount } from '../price/Amount.tsx';
import { Price } from '../price/Price.tsx';
import type { PriceProps } from '../price/Price.tsx';
import { ColourDots } from '../product-card/ColourDots.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import { CardRating } from '../rating/CardRating.tsx';
import { Stars } from '../rating/Stars.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const sizes = everyOne<NonNullable<PriceProps['size']>>({ small: true, medium: true, large: true, hero: true });
const tones = everyOne<NonNullable<BadgeProps['tone']>>({ new: true, sale: true, few: true, 'sold-out': true, neutral: true });
const ratios = everyOne<NonNullable<PictureProps['ratio']>>({ natural: true, portrait: true, square: true, landscape: true, wide: true });
const pseudoStates = ['hover', 'focus'] as const;

export function ProductSpecimens({ image, secondImage }: { readonly image: Image | null; readonly secondImage: Image | null }) {
  const texts = useTexts();
  const labels = { amounts: texts.amounts, sale: texts.salePrice, original: texts.originalPrice };
  const plain = { net: 125_906, gross: 159_900, currency: 'HUF', labels } as const;
  const sale = { ...plain, net: 94_409, gross: 119_900, originalNet: 125_906, originalGross: 159_900 } as const;
  const euro = { net: 354.25, gross: 449.9, currency: 'EUR', labels } as const;
  const million = { ...plain, net: 1_888_898, gross: 2_398_900 } as const;
  const oak = { title: texts.oak, hex: '#c8a475' };
  const colours = [oak, { title: texts.white, hex: '#f4f1ea' }, { title: texts.black, hex: '#26221d' }];
  const manyColours = [...colours, { title: texts.green, hex: '#3f6b52' }, { title: texts.red, hex: '#a8432b' }, { title: texts.blue, hex: '#3b556e' }];
  const badges = { new: texts.isNew, sale: '−25%', few: texts.few, 'sold-out': texts.soldOut, neutral: texts.toOrder } as const;
  const heart = <IconButton icon="heart" label={texts.favourite} raised pressed={false} />;
  const card = { href: '#gallery', image, secondImage, heart };
  return (
    <>
      <Specimens title="Price">
        {sizes.map((size) => (
          <Specimen key={size} name={`${size}: gross, net, sale, million, euro`}>
            <Price {...plain} vatMode="gross" size={size} />
            <Price {...plain} vatMode="net" size={size} />
            <Price {...sale} vatMode="gross" size={size} />
            <Price {...sale} vatMode="net" size={size} />
            <Price {...million} vatMode="net" size={size} />
            <Price {...euro} vatMode="net" size={size} />
          </Specimen>
        ))}
        <Specimen name="due: gross mode, net mode, sale; narrow sale">
          <Price {...plain} vatMode="gross" isDue />
          <Price {...plain} vatMode="net" isDue />
          <Price {...sale} vatMode="net" isDue />
          <Price {...sale} vatMode="net" isNarrow />
        </Specimen>
      </Specimens>
      <Specimens title="Stars">
        <Specimen name="5, 3.4, small 4.5, on a card">
          <Stars value={5} />
          <Stars value={3.4} />
          <Stars value={4.5} size="small" />
          <CardRating average="4,5" count={12} label={texts.rating} />
        </Specimen>
      </Specimens>
      <Specimens title="Amount">
        <Specimen name="gross, net, VAT, word beside it">
          <Amount kind="gross" value={159_900} currency="HUF" labels={texts.amounts} />
          <Amount kind="net" value={125_906} currency="HUF" labels={texts.amounts} />
          <Amount kind="tax" value={33_994} currency="HUF" labels={texts.amounts} />
          <Amount kind="gross" value={159_900} currency="HUF" labels={texts.amounts} isLabelHidden />
        </Specimen>
      </Specimens>
      <Specimens title="Badge, ColourDots">
        {tones.map((tone) => (
          <Specimen key={tone} name={tone}>
            <Badge tone={tone}>{badges[tone]}</Badge>
          </Specimen>
        ))}
        <Specimen name="few colours">
          <ColourDots colours={colours} label={texts.colours} />
        </Specimen>
        <Specimen name="many colours">
          <ColourDots colours={manyColours} label={texts.colours} />
        </Specimen>
      </Specimens>
      <Specimens title="ProductCard, ProductCardSkeleton, Grid">
        <Specimen name="new, sale, long name, sold out, one left, loading" width="wide">
          <Grid layout="products" as="ul">
            <li>
              <ProductCard {...card} name={texts.armchair} line={texts.armchairLine} tag={<Badge tone="new">{texts.isNew}</Badge>} price={<Price {...plain} vatMode="gross" />} colours={colours} coloursLabel={texts.colours} />
            </li>
            <li>
              <ProductCard {...card} name={texts.chair} line={texts.chairLine} tag={<Badge tone="sale">−25%</Badge>} price={<Price {...sale} vatMode="net" isNarrow />} colours={manyColours} />
            </li>
            <li>
              <ProductCard {...card} name={texts.sofa} line={texts.sofaLine} price={<Price {...million} vatMode="net" />} colours={[oak]} />
            </li>
            <li>
              <ProductCard {...card} name={texts.shelf} line={texts.shelfLine} tag={<Badge tone="sold-out">{texts.soldOut}</Badge>} price={<Price {...plain} vatMode="gross" />} unavailable />
            </li>
            <li>
              <ProductCard {...card} heart={<IconButton icon="heart" label={texts.favourite} raised pressed />} name={texts.lamp} line={texts.lampLine} tag={<Badge tone="few">{texts.last}</Badge>} price={<Price {...euro} vatMode="gross" />} />
            </li>
            <li>
              <ProductCardSkeleton />
            </li>
          </Grid>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <ProductCard {...card} name={texts.armchair} line={texts.armchairLine} price={<Price {...plain} vatMode="net" />} colours={colours} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Picture">
        {ratios.map((ratio) => (
          <Specimen key={ratio} name={ratio} width="field">
            <Picture image={image} sizes="320px" ratio={ratio} />
          </Specimen>
        ))}
        <Specimen name="stand-in for a missing picture" width="field">
          <Picture image={null} sizes="320px" ratio="portrait" />
        </Specimen>
      </Specimens>
    </>
  );
}

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CartAttributes, PartAttributes, ProductAttributes, ProductsAttributes } from './attributes.ts';

type ElementProps<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'feszek-part': ElementProps<PartAttributes>;
      'feszek-products': ElementProps<ProductsAttributes>;
      'feszek-product': ElementProps<ProductAttributes>;
      'feszek-cart': ElementProps<CartAttributes>;
    }
  }
}

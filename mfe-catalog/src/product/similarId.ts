/** The id of the section of similar products, to which the line of a product that is not to be had leads. */
export const SIMILAR_ID = 'similar-products';

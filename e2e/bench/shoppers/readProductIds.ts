interface Listed {
  readonly data: { readonly products: readonly { readonly id: number }[] };
}

function isListed(value: unknown): value is Listed {
  return typeof value === 'object' && value !== null && 'data' in value;
}

/** Products that shoppers put into their carts. */
export async function readProductIds(origin: string): Promise<readonly number[]> {
  const json: unknown = await (await fetch(`${origin}/api/products?page_size=48`)).json();
  if (!isListed(json)) throw new Error('The shop lists no products');
  return json.data.products.map(({ id }) => id);
}

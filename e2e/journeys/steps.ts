import type { Visitor } from './Visitor.ts';
import type { Language, Words } from './words.ts';

/** Opens the start page and answers the question for cookies: afterwards the page reacts. */
export async function begin(visitor: Visitor, words: Words, language: Language): Promise<void> {
  await visitor.open(`/${language}`);
  await visitor.repeat(() => visitor.press('button', words.onlyNecessary), () => visitor.missing('button', words.onlyNecessary));
}

/** Opens the list of all products by the menu, and returns the name of the first product. */
export async function openList(visitor: Visitor, words: Words): Promise<string> {
  await visitor.press('link', words.allProducts);
  await visitor.find('heading', words.allProducts);
  return visitor.read('button', words.product);
}

/** Opens the first product of the list. */
export async function openProduct(visitor: Visitor, words: Words): Promise<void> {
  const product = await openList(visitor, words);
  await visitor.press('link', product);
  await visitor.find('heading', product);
  await visitor.find('button', words.add);
}

/** Puts the first product of the list into the cart, and opens the cart. */
export async function fillCart(visitor: Visitor, words: Words): Promise<void> {
  await openProduct(visitor, words);
  await visitor.press('button', words.add);
  await visitor.press('link', words.viewCart);
  await visitor.find('heading', words.cart);
}

/** Goes to the questions by the link in the footer, and opens one. */
export async function openQuestion(visitor: Visitor, words: Words): Promise<void> {
  await visitor.press('link', words.faq);
  await visitor.find('heading', words.faq);
  await visitor.press('DisclosureTriangle', words.question);
}

import type { Journey } from './Journey.ts';
import { begin, fillCart, openList, openQuestion } from './steps.ts';
import { WORDS } from './words.ts';

const OTHER = { en: 'hu', hu: 'en' } as const;

/** The journeys through a shop, each by one visitor. */
export const JOURNEYS: readonly Journey[] = [
  {
    title: 'finds a product by the menu, adds it to the cart, and changes the quantity',
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await fillCart(visitor, words);
      await visitor.fill('2', 'spinbutton', words.quantity);
      await visitor.key('Tab');
      await visitor.find('link', words.twoItems);
    },
  },
  {
    title: 'finds a product by the search',
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await visitor.press('link', words.search);
      await visitor.fill(words.wanted, 'combobox', words.searchField);
      await visitor.key('Enter');
      await visitor.find('heading', words.results);
      const product = await visitor.read('button', words.product);
      await visitor.press('link', product);
      await visitor.find('heading', product);
    },
  },
  {
    title: 'filters a list',
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await openList(visitor, words);
      await visitor.choose('checkbox', words.inStock);
      await visitor.find('link', words.chosenInStock);
    },
  },
  {
    title: 'orders as a guest',
    needs: 'order',
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await fillCart(visitor, words);
      await visitor.press('link', words.toCheckout);
      await visitor.find('heading', words.contactStep);
      await visitor.fill('anna@example.hu', 'textbox', words.email);
      await visitor.fill('+36 30 123 4567', 'textbox', words.phone);
      await visitor.press('button', words.next);
      await visitor.find('heading', words.billingStep);
      await visitor.fill('Kovács Anna', 'textbox', words.name);
      await visitor.fill('1114', 'textbox', words.zipcode);
      await visitor.fill('Bartók Béla út 12.', 'textbox', words.street);
      await visitor.expectValue('Budapest', 'textbox', words.city);
      await visitor.press('button', words.next);
      await visitor.find('heading', words.shippingStep);
      await visitor.choose('radio', words.homeDelivery);
      await visitor.press('button', words.next);
      await visitor.find('heading', words.addressStep);
      await visitor.press('button', words.next);
      await visitor.find('heading', words.paymentStep);
      await visitor.choose('radio', words.cashOnDelivery);
      await visitor.choose('checkbox', words.terms);
      await visitor.choose('checkbox', words.privacy);
      await visitor.press('button', words.order);
      await visitor.find('heading', words.ordered);
    },
  },
  {
    title: 'sees prices in euros, and the questions in the other language',
    isAboutQuestions: true,
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await openList(visitor, words);
      await visitor.press('button', '€');
      await visitor.see(words.euros);
      await openQuestion(visitor, words);
      await visitor.press('link', words.otherLanguage);
      await visitor.find('heading', WORDS[OTHER[language]].faq);
      await visitor.find('heading', WORDS[OTHER[language]].showrooms);
    },
  },
  {
    title: 'reads a question, goes to the products, and back to the questions',
    isAboutQuestions: true,
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await openQuestion(visitor, words);
      await openList(visitor, words);
      await visitor.find('heading', words.showroom);
      await openQuestion(visitor, words);
    },
  },
  {
    title: 'searches the questions',
    isAboutQuestions: true,
    needs: 'question search',
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await openQuestion(visitor, words);
      await visitor.fill(words.ofQuestion, 'searchbox', words.searchQuestions);
      await visitor.missing('DisclosureTriangle', words.otherQuestion);
      await visitor.find('DisclosureTriangle', words.question);
    },
  },
  {
    title: 'reads a question on a phone without JavaScript',
    isAboutQuestions: true,
    visitor: { device: 'phone', hasScripts: false },
    async run(visitor, words, language) {
      await visitor.open(`/${language}`);
      await visitor.press('DisclosureTriangle', words.help);
      await openQuestion(visitor, words);
      await visitor.find('heading', words.showroom);
    },
  },
  {
    title: 'puts a product into the cart by the keyboard alone',
    async run(visitor, words, language) {
      await visitor.open(`/${language}`);
      await visitor.repeat(() => visitor.pressByKeyboard('Enter', 'button', words.onlyNecessary), () => visitor.missing('button', words.onlyNecessary));
      await visitor.pressByKeyboard('Enter', 'link', words.allProducts);
      await visitor.find('heading', words.allProducts);
      const product = await visitor.read('button', words.product);
      await visitor.pressByKeyboard('Enter', 'link', product);
      await visitor.find('heading', product);
      await visitor.pressByKeyboard('Enter', 'button', words.add);
      await visitor.pressByKeyboard('Enter', 'link', words.viewCart);
      await visitor.find('heading', words.cart);
    },
  },
  {
    title: 'reads the questions on a phone, without scrolling sideways',
    isAboutQuestions: true,
    visitor: { device: 'phone' },
    async run(visitor, words, language) {
      await begin(visitor, words, language);
      await visitor.expectFittingWidth();
      await visitor.press('DisclosureTriangle', words.help);
      await openQuestion(visitor, words);
      await visitor.find('heading', words.showroom);
      await visitor.expectFittingWidth();
    },
  },
];

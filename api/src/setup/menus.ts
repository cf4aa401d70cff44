import { texts } from './texts.ts';

/** An entry of a menu: a link, or a heading with links below it. The target is that of a content folder, such as `page:terms`. */
export interface SetupMenuItem {
  readonly title: ReturnType<typeof texts>;
  readonly target: string | null;
  readonly children: readonly SetupMenuItem[];
}

const link = (target: string, hu: string, en: string): SetupMenuItem => ({ title: texts(hu, en), target, children: [] });
const heading = (hu: string, en: string, children: readonly SetupMenuItem[]): SetupMenuItem => ({ title: texts(hu, en), target: null, children });

/**
 * A new shop's menus. The header adds the categories; a content import replaces the menus. A link to a page appears once the
 * shop has the page, so an empty shop has no link that leads nowhere.
 */
export const MENUS: Readonly<Record<'header' | 'footer', readonly SetupMenuItem[]>> = {
  header: [
    link('route:all-products', 'Minden termék', 'All products'),
    link('route:sale', 'Akciók', 'Sale'),
    link('route:new', 'Újdonságok', 'New in'),
    link('page:contact', 'Bemutatótermek', 'Showrooms'),
    link('route:faq', 'Segítség', 'Help'),
    link('route:favourites', 'Kedvencek', 'Favourites'),
  ],
  footer: [
    link('route:all-products', 'Minden termék', 'All products'),
    link('route:sale', 'Akciók', 'Sale'),
    link('route:new', 'Újdonságok', 'New in'),
    link('route:favourites', 'Kedvencek', 'Favourites'),
    link('page:delivery', 'Szállítás', 'Delivery'),
    link('page:delivery-and-payment', 'Szállítási és fizetési feltételek', 'Delivery and payment terms'),
    link('route:faq', 'Gyakran ismételt kérdések', 'Frequently asked questions'),
    link('page:contact', 'Kapcsolat és bemutatótermek', 'Contact and showrooms'),
    link('route:cart', 'Kosár', 'Cart'),
    link('route:auth-login', 'Bejelentkezés', 'Sign in'),
    heading('Rólunk', 'About us', [
      link('page:companies', 'A cégünkről', 'About the company'),
      link('route:blog', 'Napló', 'Journal'),
      link('page:newsletter', 'Hírlevél', 'Newsletter'),
      link('page:careers', 'Karrier', 'Careers'),
    ]),
    heading('Jogi tudnivalók', 'Legal', [
      link('page:terms', 'Általános szerződési feltételek', 'Terms and conditions'),
      link('page:privacy', 'Adatkezelési tájékoztató', 'Privacy notice'),
      link('page:cookie-rules', 'Sütiszabályzat', 'Cookie policy'),
      link('page:complaints', 'Panaszkezelés', 'Complaints'),
      link('page:accessibility', 'Akadálymentesség', 'Accessibility'),
      link('page:imprint', 'Impresszum', 'Legal notice'),
    ]),
  ],
};

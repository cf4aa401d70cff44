import type { Locale } from '@feszek/contract';

const HU = {
  items: 'Termékek',
  discount: (coupon: string | null) => (coupon === null ? 'Kedvezmény' : `Kedvezmény (${coupon})`),
  delivery: 'Szállítás',
  free: 'ingyenes',
  rounding: 'Kerekítés',
  payable: 'Végösszeg',
  net: 'Nettó összeg',
  vat: (percent: number) => `Áfa (${percent.toLocaleString('hu-HU')}%)`,
  pieces: (count: number, price: string) => (count === 1 ? '1 db' : `${count} db, darabja ${price}`),
  payment: 'Fizetés',
  shipTo: 'Szállítás',
  pickUp: 'Átvétel',
  billing: 'Számlázási adatok',
  taxNumber: (number: string) => `Adószám: ${number}`,
  comment: 'Megjegyzésed',
  carrier: 'Szállító cég',
  reason: 'A törlés oka',
  see: 'Megnézem a rendelésem',
  question: 'Kérdésed van? Válaszolj erre a levélre, szívesen segítünk.',
  placed: {
    subject: (number: number) => `Megkaptuk a rendelésed (${number})`,
    title: 'Köszönjük a rendelésed!',
    text: (number: number) => `Megkaptuk a ${number} számú rendelésed. Írunk, amint továbblépünk vele.`,
    textUnpaid: (number: number) => `Megkaptuk a ${number} számú rendelésed. Amint a fizetésed megérkezik, azt is megírjuk.`,
  },
  transferUntil: (until: string) => `Az átutalásodat ${until}-ig várjuk, addig félretesszük neked a termékeket. Ami addig nem érkezik meg, azt a rendelést töröljük.`,
  changed: {
    subject: (number: number) => `Másképp fizetsz (${number})`,
    title: 'Megváltozott a fizetés módja',
    text: (number: number) => `A ${number} számú rendelésed fizetési módját átállítottuk, a rendelésed rendben van.`,
  },
  paid: {
    subject: (number: number) => `Megérkezett a fizetésed (${number})`,
    title: 'Megkaptuk a fizetésed',
    text: (number: number) => `Köszönjük! A ${number} számú rendelésed ki van fizetve. Összekészítjük, és írunk, amint elindul hozzád.`,
    textPickUp: (number: number) => `Köszönjük! A ${number} számú rendelésed ki van fizetve. Összekészítjük, és írunk, amint átveheted.`,
  },
  failed: {
    subject: (number: number) => `Nem sikerült a fizetés (${number})`,
    title: 'Nem sikerült a fizetés',
    text: (number: number, until: string) => `A ${number} számú rendelésed fizetése nem sikerült. A termékeket ${until}-ig félretesszük neked: addig újra megpróbálhatod, akár más fizetési móddal.`,
    again: 'Újra fizetek',
  },
  shipped: {
    subject: (number: number) => `Úton van a rendelésed (${number})`,
    title: 'Úton van a rendelésed',
    text: (number: number) => `A ${number} számú rendelésed elindult hozzád.`,
    follow: 'Követem a csomagot',
  },
  ready: {
    subject: (number: number) => `Átvehető a rendelésed (${number})`,
    title: 'Átvehető a rendelésed',
    text: (number: number) => `A ${number} számú rendelésed a bemutatóteremben vár rád.`,
  },
  completed: {
    subject: (number: number) => `Köszönjük, hogy nálunk vásároltál (${number})`,
    title: 'Leld örömöd benne!',
    text: (number: number) => `A ${number} számú rendelésed lezártuk: minden nálad van. Ha valami mégsem stimmel, írj nekünk.`,
  },
  cancelled: {
    subject: (number: number) => `Töröltük a rendelésed (${number})`,
    title: 'Töröltük a rendelésed',
    text: (number: number) => `A ${number} számú rendelésed töröltük.`,
    textUnpaid: (number: number) => `A ${number} számú rendelésed fizetése nem érkezett meg időben, ezért töröltük. Ha még szeretnéd, rendeld meg újra.`,
    refund: 'A kifizetett összeget visszaküldjük, erről külön levelet kapsz.',
  },
  refunded: {
    subject: (number: number) => `Visszaküldtük a pénzed (${number})`,
    title: 'Visszaküldtük a pénzed',
    text: (number: number, amount: string) => `A ${number} számú rendelésedhez tartozó ${amount} úton van vissza hozzád. A bankodtól függően néhány munkanap, mire megérkezik.`,
  },
};

const EN: typeof HU = {
  items: 'Products',
  discount: (coupon) => (coupon === null ? 'Discount' : `Discount (${coupon})`),
  delivery: 'Delivery',
  free: 'free',
  rounding: 'Rounding',
  payable: 'Total',
  net: 'Net amount',
  vat: (percent) => `VAT (${percent.toLocaleString('en-GB')}%)`,
  pieces: (count, price) => (count === 1 ? 'Qty 1' : `Qty ${count}, ${price} each`),
  payment: 'Payment',
  shipTo: 'Delivery',
  pickUp: 'Collection',
  billing: 'Billing details',
  taxNumber: (number) => `Tax number: ${number}`,
  comment: 'Your note',
  carrier: 'Carrier',
  reason: 'Reason',
  see: 'See my order',
  question: 'Any questions? Just reply to this email and we will gladly help.',
  placed: {
    subject: (number) => `We have your order (${number})`,
    title: 'Thank you for your order!',
    text: (number) => `We have received your order ${number}. We will write again as it moves on.`,
    textUnpaid: (number) => `We have received your order ${number}. We will write again once your payment arrives.`,
  },
  transferUntil: (until) => `We are waiting for your transfer until ${until} and keeping your items for you until then. If it has not arrived by then, we will cancel the order.`,
  changed: {
    subject: (number) => `A different way to pay (${number})`,
    title: 'You have changed how you pay',
    text: (number) => `We have changed the payment method of your order ${number}. Everything else stays as it was.`,
  },
  paid: {
    subject: (number) => `We have your payment (${number})`,
    title: 'We have your payment',
    text: (number) => `Thank you! Your order ${number} is paid. We will get it ready and write as soon as it is on its way.`,
    textPickUp: (number) => `Thank you! Your order ${number} is paid. We will get it ready and write as soon as you can collect it.`,
  },
  failed: {
    subject: (number) => `Your payment did not go through (${number})`,
    title: 'Your payment did not go through',
    text: (number, until) => `The payment for your order ${number} did not go through. We are keeping your items until ${until}: until then you can try again, with another payment method if you like.`,
    again: 'Pay again',
  },
  shipped: {
    subject: (number) => `Your order is on its way (${number})`,
    title: 'Your order is on its way',
    text: (number) => `Your order ${number} has left for you.`,
    follow: 'Track the parcel',
  },
  ready: {
    subject: (number) => `Your order is ready to collect (${number})`,
    title: 'Your order is ready to collect',
    text: (number) => `Your order ${number} is waiting for you in our showroom.`,
  },
  completed: {
    subject: (number) => `Thank you for shopping with us (${number})`,
    title: 'Enjoy it!',
    text: (number) => `Your order ${number} is complete: everything is with you. If something is not right after all, write to us.`,
  },
  cancelled: {
    subject: (number) => `Your order is cancelled (${number})`,
    title: 'Your order is cancelled',
    text: (number) => `We have cancelled your order ${number}.`,
    textUnpaid: (number) => `The payment for your order ${number} did not arrive in time, so we have cancelled it. If you would still like it, please order again.`,
    refund: 'We are sending back what you paid; you will get another email about that.',
  },
  refunded: {
    subject: (number) => `Your money is on its way back (${number})`,
    title: 'Your money is on its way back',
    text: (number, amount) => `We have sent back ${amount} for your order ${number}. Depending on your bank it takes a few working days to arrive.`,
  },
};

export type OrderWords = typeof HU;

/** The words of mails about orders. */
export const WORDS: Readonly<Record<Locale, OrderWords>> = { hu: HU, en: EN };

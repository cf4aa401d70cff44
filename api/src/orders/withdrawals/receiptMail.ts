import { DATE_TAGS, LIMITS, dateText, routePath } from '@feszek/contract';
import type { Locale, Withdrawal } from '@feszek/contract';
import type { MailContent } from '../../platform/mail/content.ts';
import { withoutLinks } from '../../platform/mail/withoutLinks.ts';
import { writtenNumber } from './writtenNumber.ts';

const TEXTS = {
  hu: {
    subject: (number: number) => `Megkaptuk az elállásod (${number}. számú nyilatkozat)`,
    preview: (time: string) => `Átvételi elismervény: ${time}`,
    title: 'Megkaptuk az elállásod',
    text: (name: string) => `Kedves ${name}! Ezzel a levéllel igazoljuk, hogy az alábbi nyilatkozatod megérkezett hozzánk. Kérjük, őrizd meg.`,
    statement: 'Nyilatkozat',
    withdraw: 'Elállok a szerződéstől.',
    submitted: 'A beérkezés napja és időpontja',
    time: (moment: string) => `${moment}, budapesti idő szerint`,
    number: 'Az elállás száma',
    order: 'Rendelésszám',
    from: 'Az elállás tárgya',
    wholeOrder: 'Az egész rendelés',
    describedOrder: 'A nyilatkozatodban leírt rendelés',
    describedGoods: 'A nyilatkozatodban leírt termékek. A leírásodat szó szerint megőrizzük; abban a böngészőben, amelyből küldted, a lenti gombbal megnézheted.',
    piece: (quantity: number, name: string) => `${quantity} db ${name}`,
    name: 'Név',
    email: 'E-mail-cím',
    next: 'Ha a termék már nálad van, az elállástól számított 14 napon belül küldd vissza, vagy hozd be bármelyik bemutatótermünkbe. A visszaküldés költsége a tiéd, a bemutatóteremben ingyen leadhatod. A kifizetett árat, egész rendelésnél a legolcsóbb szokásos szállítási díjjal együtt, 14 napon belül visszautaljuk arra a számlára vagy kártyára, amelyről fizettél; a visszatérítést visszatarthatjuk, amíg a termék vissza nem ér hozzánk, vagy amíg nem igazolod, hogy feladtad.',
    open: 'Az elállás megnyitása',
    unexpected: 'Ha nem te küldted a nyilatkozatot, írj nekünk: semmi sem történik, amíg meg nem néztük.',
  },
  en: {
    subject: (number: number) => `We’ve received your withdrawal (statement ${number})`,
    preview: (time: string) => `Acknowledgement of receipt: ${time}`,
    title: 'We’ve received your withdrawal',
    text: (name: string) => `Dear ${name}, this email acknowledges that we’ve received the statement below. Please keep it.`,
    statement: 'Statement',
    withdraw: 'I withdraw from the contract.',
    submitted: 'Date and time of receipt',
    time: (moment: string) => `${moment}, Budapest time`,
    number: 'Withdrawal number',
    order: 'Order number',
    from: 'Items withdrawn',
    wholeOrder: 'The whole order',
    describedOrder: 'The order described in your statement',
    describedGoods: 'The goods described in your statement. We keep your description word for word; in the browser you sent it from, the button below shows it.',
    piece: (quantity: number, name: string) => `${quantity} × ${name}`,
    name: 'Name',
    email: 'Email address',
    next: 'If you already have the goods, send them back within 14 days of withdrawing, or bring them to any of our showrooms. You pay for sending them back; returning them at a showroom is free of charge. We refund what you paid, with our cheapest standard delivery charge where you withdraw from the whole order, within 14 days to the account or card you paid with; we may withhold the refund until the goods are back, or until you show that you’ve sent them.',
    open: 'Open the withdrawal',
    unexpected: 'If you didn’t send this statement, write to us: nothing happens until we’ve looked at it.',
  },
} as const satisfies Record<Locale, object>;

/** Date, time to the second and time zone of the shop: a legal period can depend on them. */
function timeInHungary(locale: Locale, time: string): string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    timeZone: 'Europe/Budapest', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit',
  });
  return TEXTS[locale].time(dateText(format.formatToParts(new Date(time))));
}

/** The typed texts of a declaration, as the receipt may contain them. */
interface ReceiptTexts {
  readonly name: string;
  readonly order: string;
  readonly subject: readonly string[];
}

function receiptTexts({ name, order_number: order, items, subject }: Withdrawal, locale: Locale, isConfirmedAddress: boolean): ReceiptTexts {
  const texts = TEXTS[locale];
  const withdrawn = items.length > 0 ? items.map((item) => texts.piece(item.quantity, item.name)) : [texts.wholeOrder];
  if (isConfirmedAddress) return { name, order, subject: subject === '' ? withdrawn : subject.split('\n') };
  return {
    name: withoutLinks(name, LIMITS.name),
    order: writtenNumber(order) ?? texts.describedOrder,
    subject: subject === '' ? withdrawn : [texts.describedGoods],
  };
}

/**
 * The acknowledgement of receipt on a durable medium, with the statement's content and the date and time of its
 * submission: Directive 2011/83/EU, article 11a(4). The address may be another person's: an unconfirmed one gets the
 * content in the shop's own texts, with the name without links.
 */
export function withdrawalReceived(withdrawal: Withdrawal, locale: Locale, isConfirmedAddress: boolean): MailContent {
  const texts = TEXTS[locale];
  const time = timeInHungary(locale, withdrawal.submitted_at);
  const { name, order, subject } = receiptTexts(withdrawal, locale, isConfirmedAddress);
  return {
    subject: texts.subject(withdrawal.number),
    preview: texts.preview(time),
    blocks: [
      { type: 'heading', text: texts.title },
      { type: 'paragraph', text: texts.text(name) },
      {
        type: 'facts',
        facts: [
          { label: texts.statement, rows: [texts.withdraw] },
          { label: texts.submitted, rows: [time] },
          { label: texts.number, rows: [String(withdrawal.number)] },
          { label: texts.order, rows: [order] },
          { label: texts.from, rows: subject },
          { label: texts.name, rows: [name] },
          { label: texts.email, rows: [withdrawal.email] },
        ],
      },
      { type: 'paragraph', text: texts.next },
      { type: 'button', label: texts.open, href: `${routePath('withdrawal', locale)}?receipt=${withdrawal.withdrawal_hash}` },
      { type: 'note', text: texts.unexpected },
    ],
  };
}

export const messages = {
  faq: {
    title: 'Gyakran ismételt kérdések',
    description: 'Rendelés, szállítás, fizetés, visszaküldés és garancia: rövid válaszok arra, amit a leggyakrabban kérdeztek tőlünk.',
    intro: 'Amit a leggyakrabban kérdeztek tőlünk, röviden megválaszolva.',
    breadcrumb: 'Itt jársz',
    home: 'Kezdőlap',
    topics: 'Témák',
    moreTitle: 'Nem találtad meg a választ?',
    moreText: 'Hívj vagy írj nekünk, szívesen segítünk.',
    moreLink: 'Bemutatótermeink elérhetősége',
    emptyTitle: 'Itt még nincsenek kérdések',
    emptyText: 'Dolgozunk rajtuk. Addig is szívesen segítünk telefonon vagy e-mailben.',
  },
  teaser: {
    title: 'Gyakori kérdések',
    all: 'Az összes kérdés és válasz',
  },
  showrooms: {
    title: 'Bemutatótermeink',
    address: '{{zipcode}} {{city}}, {{address}}',
    hours: 'Nyitvatartás',
    phone: 'Telefon: {{phone}}',
    email: 'E-mail: {{email}}',
  },
};
export type ContentMessages = typeof messages;

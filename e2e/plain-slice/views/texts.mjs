/** The texts of both languages. */
export const TEXTS = {
  hu: {
    title: 'Gyakran ismételt kérdések',
    description: 'Rendelés, szállítás, fizetés: rövid válaszok a leggyakoribb kérdésekre.',
    search: 'Keresés a kérdések között',
    none: 'Erre nincs kérdés.',
    teaser: 'Gyakori kérdések',
    all: 'Minden kérdés és válasz',
    showrooms: 'Bemutatótermeink',
  },
  en: {
    title: 'Frequently asked questions',
    description: 'Ordering, delivery, payment: short answers to the questions we’re asked most often.',
    search: 'Search the questions',
    none: 'No question matches.',
    teaser: 'Common questions',
    all: 'All questions and answers',
    showrooms: 'Our showrooms',
  },
};

import type { Faq, Showroom } from '@feszek/contract';

export function fakeFaq(overrides: Partial<Faq> = {}): Faq {
  return {
    topics: [
      {
        id: 1,
        title: 'Szállítás',
        questions: [{ id: 1, question: 'Mennyi idő alatt ér ide a bútor?', answer: 'Ami raktáron van, 3–5 munkanap alatt.' }],
      },
    ],
    ...overrides,
  };
}

const WEEK = ['10:00-18:00'];

export function fakeShowrooms(): Showroom[] {
  return [
    {
      id: 1,
      key: 'budapest',
      name: 'Fészek Buda',
      address: 'Bartók Béla út 12.',
      city: 'Budapest',
      zipcode: '1114',
      phone: '+36 1 234 5678',
      email: 'buda@feszek.example',
      opening_hours: { hours: { mon: WEEK, tue: WEEK, wed: WEEK, thu: WEEK, fri: WEEK, sat: ['10:00-14:00'], sun: [] }, exceptions: [], exchanged: [] },
      map: { water: [], parks: [], roads: [{ path: 'M0 40 L400 30', width: 10 }], rails: [], labels: [{ text: 'Bartók Béla út', x: 20, y: 60, turn: 0 }], pin: { x: 200, y: 100 } },
      image: { path: '/images/content/ab12cd34', alt: 'A budai bemutatóterem', width: 1500, height: 1000 },
    },
  ];
}

export const messages = {
  page: {
    title: 'Bemutatótermeink',
    description: 'Bemutatótermeink címe és telefonszáma.',
    reload: 'Frissítés',
    loading: 'Betöltés…',
    emptyTitle: 'Itt még nincsenek bemutatótermek',
    emptyText: 'Addig is nézd meg kínálatunkat a webáruházban.',
    toProducts: 'Irány a termékekhez',
    failedTitle: 'Nem sikerült betölteni',
    failedText: 'Ellenőrizd az internetkapcsolatot, és próbáld újra.',
    retry: 'Újra',
  },
};

export type ExampleMessages = typeof messages;

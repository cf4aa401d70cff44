export const hu = {
  unavailable: 'A bolt ezen része most nem érhető el.',
  retry: 'Próbáld újra',
  toShop: 'Irány a bolt',
};

export type EmbedTexts = typeof hu;

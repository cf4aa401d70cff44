import type { Locale } from '@feszek/contract';

/** What a customer reads during a withdrawal, written out here: these texts are part of the test. */
export const WITHDRAWAL_TEXTS = {
  hu: {
    link: 'Elállás a szerződéstől', title: 'Elállás a szerződéstől', review: 'Nézd át, és erősítsd meg', confirm: 'Elállás megerősítése', receipt: 'Megkaptuk az elállásod',
    next: 'Tovább', change: 'Módosítom', orderNumber: 'Rendelésszám', name: 'Teljes név', email: 'E-mail-cím', from: 'Az elállás tárgya', whole: 'Az egész rendelés', submitted: 'Beérkezett', done: 'Ettől a rendeléstől már elálltál',
    piece: (name: string) => `1 db ${name}`, mail: 'Elállok a szerződéstől.',
  },
  en: {
    link: 'Withdraw from contract here', title: 'Withdraw from contract', review: 'Check and confirm', confirm: 'Confirm withdrawal', receipt: 'We’ve received your withdrawal',
    next: 'Continue', change: 'Change something', orderNumber: 'Order number', name: 'Full name', email: 'Email address', from: 'Items withdrawn', whole: 'The whole order', submitted: 'Received on', done: 'You’ve already withdrawn from this order',
    piece: (name: string) => `1 × ${name}`, mail: 'I withdraw from the contract.',
  },
} as const satisfies Record<Locale, object>;

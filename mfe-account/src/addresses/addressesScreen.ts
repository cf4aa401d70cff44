import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { AddressesScreen } from './AddressesScreen.tsx';
import { loadAddresses } from './loadAddresses.ts';
import type { AddressesData } from './loadAddresses.ts';

export const screen = defineScreen<AddressesData>({
  load: loadAddresses,
  head: (_, { t }) => accountHead(t('account.addresses'), 'account-addresses'),
  Component: AddressesScreen,
});

import { apiErrorMessage } from '@feszek/api-client';
import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { AddressFormProps } from './AddressForm.tsx';

async function loadForm(): Promise<ComponentType<AddressFormProps>> {
  return (await import(/* webpackChunkName: "address-form" */ './AddressForm.tsx')).AddressForm;
}

/** The form of an address, which is loaded when it is first opened: the list of addresses needs no form. */
export function useAddressForm() {
  const browser = useBrowser();
  const { locale } = useShop();
  const [AddressForm, setAddressForm] = useState<ComponentType<AddressFormProps>>();
  const [isLoading, setLoading] = useState(false);

  /** Loads the form, then calls `onLoaded`. A failure is shown, and the next call tries again. */
  async function load(onLoaded: () => void): Promise<void> {
    setLoading(true);
    try {
      const loaded = AddressForm ?? (await loadForm());
      setAddressForm(() => loaded);
      onLoaded();
    } catch (error) {
      browser().bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setLoading(false);
  }

  return { AddressForm, isLoading, load: (onLoaded: () => void) => void load(onLoaded) };
}

import { PasswordInput as Input } from '@feszek/password';
import type { ComponentProps } from 'react';
import { useT } from '../i18n.ts';

/** A password input with the texts of the account. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'texts'>) {
  const t = useT();
  const texts = { show: t('password.show'), showPassword: t('password.showPassword'), hide: t('password.hide'), hidePassword: t('password.hidePassword') };
  return <Input {...props} texts={texts} />;
}

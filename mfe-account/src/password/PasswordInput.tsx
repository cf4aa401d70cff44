import { TextInput } from '@feszek/ui';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useT } from '../i18n.ts';
import styles from './PasswordInput.module.css';

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} className={styles.input} />
      <button
        type="button"
        className={styles.reveal}
        aria-controls={props.id}
        aria-label={t(isShown ? 'password.hidePassword' : 'password.showPassword')}
        onClick={() => setShown(!isShown)}
        data-replay
      >
        {t(isShown ? 'password.hide' : 'password.show')}
      </button>
    </div>
  );
}

import { TextInput } from '@feszek/ui';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './PasswordInput.module.css';

export interface PasswordInputTexts {
  /** The text and accessible name of the button. */
  readonly show: string;
  readonly showPassword: string;
  readonly hide: string;
  readonly hidePassword: string;
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly texts: PasswordInputTexts;
}

/** A password input with a button that shows the password. */
export function PasswordInput({ texts, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput {...input} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} className={styles.input} />
      <button
        type="button"
        className={styles.reveal}
        aria-controls={input.id}
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!isShown)}
        data-replay
      >
        {isShown ? texts.hide : texts.show}
      </button>
    </div>
  );
}

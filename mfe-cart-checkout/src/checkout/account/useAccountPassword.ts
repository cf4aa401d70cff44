import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { AccountPasswordProps } from './AccountPassword.tsx';

const loadField = () => import(/* webpackChunkName: "account-password" */ './AccountPassword.tsx');

interface LoadedField {
  /** `undefined` until it is loaded. */
  readonly Field: ComponentType<AccountPasswordProps> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * The password field, which is loaded when it is needed.
 *
 * @param isNeeded - whether the buyer requests an account
 */
export function useAccountPassword(isNeeded: boolean): LoadedField {
  const [Field, setField] = useState<ComponentType<AccountPasswordProps>>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (!isNeeded || Field) return;
    loadField().then(({ AccountPassword }) => setField(() => AccountPassword), () => setFailed(attempt));
  }, [isNeeded, Field, attempt]);
  return { Field, hasFailed: !Field && failed === attempt, retry: () => setAttempt(attempt + 1) };
}

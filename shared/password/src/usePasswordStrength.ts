import { useEffect, useState } from 'react';
import type { Strength } from './strength.ts';

/** The pause in typing after which the password is estimated, in milliseconds. */
const PAUSE_MS = 200;

export interface PasswordStrength {
  /** `undefined` for an empty password, and until the estimator is loaded. */
  readonly strength: Strength | undefined;
  /** Loads the estimator, which no page has at first. */
  prepare(): void;
}

const loadEstimator = () => import(/* webpackChunkName: "password-strength" */ './strength.ts');

/** Estimates a password while it is typed. If the estimator cannot be loaded, the form works without it. */
export function usePasswordStrength(password: string, personal: readonly string[]): PasswordStrength {
  const [estimator, setEstimator] = useState<Awaited<ReturnType<typeof loadEstimator>>>();
  const [strength, setStrength] = useState<Strength>();
  const known = personal.join('\n');
  useEffect(() => {
    if (!estimator) return undefined;
    const timer = setTimeout(() => setStrength(password === '' ? undefined : estimator.strengthOf(password, known.split('\n'))), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [estimator, password, known]);

  async function prepare(): Promise<void> {
    try {
      setEstimator(await loadEstimator());
    } catch {
      // The estimate is an aid; the next focus tries again.
    }
  }
  return { strength, prepare: () => (estimator ? undefined : void prepare()) };
}

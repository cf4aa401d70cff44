import type { Locale } from '@feszek/contract';
import { useEffect, useState } from 'react';
import { FieldQuestion } from '../question/FieldQuestion.tsx';
import { correctEmail } from './correctEmail.ts';

/** The debounce of the check, in milliseconds. */
const PAUSE_MS = 500;

const TEXTS: Readonly<Record<Locale, { readonly question: (email: string) => string; readonly keep: string }>> = {
  hu: { question: (email) => `Erre gondoltál: ${email}?`, keep: 'Jó, ahogy beírtam' },
  en: { question: (email) => `Did you mean ${email}?`, keep: 'Keep what I typed' },
};

export interface EmailQuestionProps {
  readonly email: string;
  /** The id of the input. */
  readonly controlId: string;
  readonly locale: Locale;
  readonly onCorrect: (email: string) => void;
}

/** Asks about an email address that looks misspelt, such as `anna@gmial.com`, once the visitor pauses. */
export function EmailQuestion({ email, controlId, locale, onCorrect }: EmailQuestionProps) {
  const [looked, setLooked] = useState('');
  const [kept, setKept] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLooked(email), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const corrected = looked === email && kept !== email ? correctEmail(email) : undefined;
  const { question, keep } = TEXTS[locale];
  // The chosen answer disappears, so the focus returns to the field.
  const focus = () => document.getElementById(controlId)?.focus();
  const answers = [
    { label: corrected ?? '', onChoose: () => (onCorrect(corrected ?? email), focus()) },
    { label: keep, onChoose: () => (setKept(email), focus()) },
  ];
  return <FieldQuestion text={corrected ? question(corrected) : ''} answers={corrected ? answers : []} />;
}

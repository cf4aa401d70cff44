import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { EmailQuestionProps } from './EmailQuestion.tsx';

function NoQuestion() {
  return null;
}

/** Without its code there is no question. */
async function loadQuestion(): Promise<{ default: ComponentType<EmailQuestionProps> }> {
  try {
    return { default: (await import(/* webpackChunkName: "email-question" */ './EmailQuestion.tsx')).EmailQuestion };
  } catch {
    return { default: NoQuestion };
  }
}

const EmailQuestion = lazy(loadQuestion);

interface LazyEmailQuestionProps extends EmailQuestionProps {
  /** Whether the visitor has typed. */
  readonly isTyped: boolean;
}

/** The question about an email address. Its code is loaded once something is typed. */
export function LazyEmailQuestion({ isTyped, ...question }: LazyEmailQuestionProps) {
  if (!isTyped) return null;
  return (
    <Suspense>
      <EmailQuestion {...question} />
    </Suspense>
  );
}

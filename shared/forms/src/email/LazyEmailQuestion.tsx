import { Suspense, lazy } from 'react';
import type { EmailQuestionProps } from './EmailQuestion.tsx';

/** Without its code there is no question. */
function NoQuestion(_: EmailQuestionProps) {
  return null;
}

const EmailQuestion = lazy(() => import(/* webpackChunkName: "email-question" */ './EmailQuestion.tsx').then((loaded) => ({ default: loaded.EmailQuestion }), () => ({ default: NoQuestion })));

/** The question about an email address. Its code is loaded once something is typed. */
export function LazyEmailQuestion(props: EmailQuestionProps & { readonly isTyped: boolean }) {
  const { isTyped, ...question } = props;
  return (
    isTyped && (
      <Suspense>
        <EmailQuestion {...question} />
      </Suspense>
    )
  );
}

import type { RouteName } from '@feszek/contract';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { TitledPage } from '../titled-page/TitledPage.tsx';

interface FormScreenProps {
  readonly route: RouteName;
  /** The messages of the screen: title and intro. */
  readonly texts: 'contact' | 'newsletter' | 'dataSheet';
  readonly children: ReactNode;
}

/** A screen with a form. */
export function FormScreen({ route, texts, children }: FormScreenProps) {
  const t = useT();
  return <TitledPage route={route} title={t(`${texts}.title`)} intro={t(`${texts}.intro`)}>{children}</TitledPage>;
}

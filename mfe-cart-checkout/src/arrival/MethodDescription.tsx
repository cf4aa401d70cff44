import type { Arrival } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';

interface MethodDescriptionProps {
  readonly text: string;
  readonly arrival: Arrival | null;
  readonly isCollected: boolean;
}

/** The description of a delivery method, and when the cart arrives by it. */
export function MethodDescription({ text, arrival, isCollected }: MethodDescriptionProps) {
  const t = useT();
  const { locale } = useShop();
  const days = arrival && formatDays(arrival.from, arrival.to, locale);
  return (
    <>
      {text}
      {text && days && <br />}
      {days && <strong>{t(isCollected ? 'arrival.collected' : 'arrival.delivered', { days })}</strong>}
    </>
  );
}

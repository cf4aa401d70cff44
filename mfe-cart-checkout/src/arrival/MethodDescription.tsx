import type { Arrival } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';

interface MethodDescriptionProps {
  readonly text: string;
  readonly arrival: Arrival | null;
  readonly isCollected: boolean;
  /** The day that the buyer has chosen; empty without one. */
  readonly day: string;
}

/** The description of a delivery method, and when the cart arrives by it: the chosen day, or the first possible days. */
export function MethodDescription({ text, arrival, isCollected, day }: MethodDescriptionProps) {
  const t = useT();
  const { locale } = useShop();
  const days = day === '' ? arrival && formatDays(arrival.from, arrival.to, locale) : formatDays(day, day, locale);
  return (
    <>
      {text}
      {text && days && <br />}
      {days && <strong>{t(day !== '' ? 'arrival.chosen' : isCollected ? 'arrival.collected' : 'arrival.delivered', { days })}</strong>}
    </>
  );
}

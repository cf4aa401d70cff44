import type { DeliveryMethod } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { RadioCard, RadioGroup } from '@feszek/ui';
import { useT } from '../i18n.ts';

interface DayChoiceProps {
  readonly method: Pick<DeliveryMethod, 'arrival' | 'days'>;
  /** The chosen day; empty for the first possible one. */
  readonly value: string;
  /** The id of the first choice, to which the error summary links. */
  readonly controlId: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The days on which the carrier delivers; nothing if the method offers none. */
export function DayChoice({ method: { arrival, days }, value, controlId, error, onChoose }: DayChoiceProps) {
  const t = useT();
  const { locale } = useShop();
  if (!arrival || days.length === 0) return null;
  return (
    <RadioGroup legend={t('arrival.dayLegend')} error={error}>
      <RadioCard id={controlId} name="day" value="" title={t('arrival.soonest')} description={formatDays(arrival.from, arrival.to, locale)} checked={value === ''} onChange={() => onChoose('')} />
      {days.map((day) => (
        <RadioCard key={day} name="day" value={day} title={formatDays(day, day, locale)} checked={value === day} onChange={() => onChoose(day)} />
      ))}
    </RadioGroup>
  );
}

import { ChoiceCard } from './ChoiceCard.tsx';
import type { ChoiceCardProps } from './ChoiceCard.tsx';

/** One choice of a `RadioGroup`; the whole card is the target. */
export function RadioCard(props: ChoiceCardProps) {
  return <ChoiceCard {...props} type="radio" />;
}

import { ChoiceCard } from './ChoiceCard.tsx';
import type { ChoiceCardProps } from './ChoiceCard.tsx';

/** One of several independent choices, such as an extra with its price; the whole card is the target. */
export function CheckCard(props: ChoiceCardProps) {
  return <ChoiceCard {...props} type="checkbox" />;
}

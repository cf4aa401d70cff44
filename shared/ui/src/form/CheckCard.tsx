import { ChoiceCard } from './ChoiceCard.tsx';
import type { ChoiceCardProps } from './ChoiceCard.tsx';

/** One of several choices that exclude nothing, such as an extra with its price; the whole card is the target. */
export function CheckCard(props: ChoiceCardProps) {
  return <ChoiceCard {...props} type="checkbox" />;
}

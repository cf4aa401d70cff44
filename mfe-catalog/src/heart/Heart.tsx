import { IconButton, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useFavourite } from './useFavourite.ts';
import styles from './Heart.module.css';

export interface HeartProps {
  readonly productId: number;
  readonly title: string;
  /** `raised`: above a picture; `framed`: beside a large button. */
  readonly look?: 'raised' | 'framed';
  /** Shown until the list is loaded. */
  readonly assumed?: boolean;
  /** Called immediately, before the response of the server. */
  readonly onToggle?: (isWanted: boolean) => void;
}

/** Adds a product to the favourites or removes it. A click before hydration is replayed after it. */
export function Heart({ productId, title, look = 'raised', assumed, onToggle }: HeartProps) {
  const t = useT();
  const { isFavourite, toggle } = useFavourite(productId, assumed);

  function handleClick() {
    onToggle?.(!isFavourite);
    void toggle();
  }

  return (
    <IconButton
      icon="heart"
      label={t('heart.label', { title })}
      pressed={isFavourite}
      raised={look === 'raised'}
      className={classNames(styles.heart, look === 'framed' && styles.framed)}
      onClick={handleClick}
      data-replay
      data-needs-session
      data-print="hide"
    />
  );
}

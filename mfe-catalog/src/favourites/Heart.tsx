import { IconButton, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useFavourite } from './useFavourite.ts';
import styles from './Heart.module.css';

export interface HeartProps {
  readonly productId: number;
  readonly title: string;
  /** `raised`: above a picture; `framed`: beside a large button. */
  readonly look?: 'raised' | 'framed';
  /** What is shown until the browser knows. */
  readonly assumed?: boolean;
  /** Hears what the visitor wants, at once. */
  readonly onToggle?: (isWanted: boolean) => void;
}

/** Makes a product a favourite, or takes it off. A click before the page is awake is played again once it is. */
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
      label={t('favourites.heart', { title })}
      pressed={isFavourite}
      raised={look === 'raised'}
      className={classNames(styles.heart, look === 'framed' && styles.framed)}
      onClick={handleClick}
      data-replay
      data-print="hide"
    />
  );
}

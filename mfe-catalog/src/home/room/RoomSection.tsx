import { Container, Icon, Picture, classNames } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../../i18n.ts';
import { UnitPriceText } from '../../price/UnitPriceText.tsx';
import type { RoomPoint, RoomView } from './roomView.ts';
import { useOpenPoint } from './useOpenPoint.ts';
import styles from './RoomSection.module.css';

const SIZES = '(min-width: 90rem) 912px, (min-width: 64rem) 64vw, 100vw';

/** The side of a point on which its card has space. */
function sidesOf({ x, y }: RoomPoint): string {
  return classNames(y > 50 && styles.above, x > 66 ? styles.toLeft : x > 33 && styles.centred);
}

/** A picture of a room. Each product in it is a link at its place, with a card that has its name and price. */
export function RoomSection({ room: { title, text, image, points } }: { readonly room: RoomView }) {
  const t = useT();
  const id = useId();
  const { openId, isDismissed, cardHandlers, linkHandlers } = useOpenPoint();
  return (
    <section aria-labelledby={id}>
      <Container className={styles.section}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.hint}>{t('home.roomHint', { count: points.length })}</p>
        </header>
        <div className={styles.room}>
          <Picture image={image} sizes={SIZES} className={styles.picture} />
          <ul role="list" aria-label={t('home.roomGoods')} className={classNames(styles.points, isDismissed && styles.dismissed)}>
            {points.map((point) => (
              // The content policy allows no inline styles: style rules read the position from these digits.
              <li
                key={point.id}
                data-x={String(point.x).padStart(2, '0')}
                data-y={String(point.y).padStart(2, '0')}
                className={classNames(styles.item, sidesOf(point), openId === point.id && styles.open)}
                {...cardHandlers}
              >
                <a href={point.href} aria-labelledby={`${id}-${point.id}`} className={styles.point} {...linkHandlers(point.id)}>
                  <Icon name="plus" size="small" />
                </a>
                {/* The same link again, only for the pointer. Its text is the name of the first one. */}
                <a href={point.href} id={`${id}-${point.id}`} tabIndex={-1} aria-hidden="true" className={styles.card}>
                  <span className={styles.name}>{point.title}</span>
                  <UnitPriceText price={point.price} size="small" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

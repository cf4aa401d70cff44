import type { SocialNetwork, SocialPosts } from '@feszek/contract';
import { Container, Picture } from '@feszek/ui';
import { useId } from 'react';
import { useI18n } from '../i18n.ts';
import styles from './SocialFeed.module.css';

const SIZES = '(min-width: 64rem) 15vw, (min-width: 40rem) 30vw, 46vw';

/** The networks as they write their own names. */
const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', pinterest: 'Pinterest', tiktok: 'TikTok', youtube: 'YouTube' } as const satisfies Record<SocialNetwork, string>;

/** The shop's own posts, with links to them at their networks; nothing without any. The pictures come from the shop. */
export function SocialFeed({ data: posts }: { readonly data: SocialPosts['posts'] }) {
  const { t, formatDate } = useI18n();
  const titleId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-print="hide">
      <Container className={styles.feed}>
        <h2 id={titleId} className={styles.title}>
          {t('social.title')}
        </h2>
        <ul role="list" className={styles.list}>
          {posts.map(({ id, network, url, text, image, published_at }) => (
            <li key={id} className={styles.item}>
              <a className={styles.post} href={url} rel="noopener">
                <span className={styles.media}>
                  <Picture image={image} sizes={SIZES} ratio="square" className={styles.picture} />
                </span>
                <span className={styles.text}>{text}</span>
                <span className={styles.meta}>
                  {NETWORKS[network]} · <time dateTime={published_at}>{formatDate(published_at)}</time>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

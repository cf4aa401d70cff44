import { Component, createRef } from 'react';
import type { ReactNode, RefObject } from 'react';

export interface KeptInPlaceProps {
  /** The variant that the page shows. */
  readonly variantId: number;
  /** The link that was followed last. */
  readonly followed: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Keeps the followed link at its place in the window when the page shows another variant. What is above it may become
 * higher or lower, e.g. by the lowest price before a reduction. The page is scrolled by the difference. Where scrolling does
 * not move the link (at the start of the page, or while the buy box is sticky), the difference becomes space above the choice.
 *
 * A class, because only `getSnapshotBeforeUpdate` reads the document right before it changes.
 */
export class KeptInPlace extends Component<KeptInPlaceProps> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ variantId }: KeptInPlaceProps): number | null {
    return variantId === this.props.variantId ? null : this.#top();
  }

  override componentDidUpdate(_: KeptInPlaceProps, __: unknown, before: number | null): void {
    const box = this.#box.current;
    if (before === null || !box) return;
    const moved = () => this.#top() - before;
    box.style.paddingBlockStart = '';
    const [difference, scrollY] = [moved(), window.scrollY];
    if (difference === 0) return;
    window.scrollBy({ top: difference, behavior: 'instant' });
    if (Math.abs(moved()) >= Math.abs(difference)) window.scrollTo({ top: scrollY, behavior: 'instant' });
    if (moved() < 0) box.style.paddingBlockStart = `${-moved()}px`;
  }

  override render() {
    const { className, children } = this.props;
    return (
      <div ref={this.#box} className={className} data-print="hide">
        {children}
      </div>
    );
  }

  /** The distance of the link from the top of the window, in CSS pixels; that of the choice before a link was followed. */
  #top(): number {
    const { followed } = this.props;
    return (followed.current?.isConnected ? followed.current : this.#box.current)?.getBoundingClientRect().top ?? 0;
  }
}

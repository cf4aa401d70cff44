import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

/**
 * Which card of a room is open. The pointer and the focus open cards by styles only. A finger opens the card with the first
 * tap and follows the link with the next one. Escape closes every card until another point is reached.
 */
export function useOpenPoint() {
  const [openId, setOpenId] = useState<number>();
  const [isDismissed, setDismissed] = useState(false);
  const isTouch = useRef(false);

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenId(undefined);
      setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  /** For the element that contains a point and its card. */
  const cardHandlers = {
    onPointerEnter: () => setDismissed(false),
    onFocus: () => setDismissed(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpenId(undefined);
    },
  };
  /** For the link of a point. */
  const linkHandlers = (id: number) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => { isTouch.current = pointerType === 'touch'; },
    onClick: (event: MouseEvent) => {
      const isFirstTap = isTouch.current && openId !== id;
      isTouch.current = false;
      if (!isFirstTap) return;
      event.preventDefault();
      setOpenId(id);
    },
  });
  return { openId, isDismissed, cardHandlers, linkHandlers };
}

import { Fragment } from 'react';

interface LinkedTextProps {
  /** A sentence with its links in brackets: `Please [sign in], or [request a quote].` */
  readonly text: string;
  /** The address of each link. */
  readonly hrefs: readonly string[];
}

/** A sentence with links. */
export function LinkedText({ text, hrefs }: LinkedTextProps) {
  const [start, ...parts] = text.split('[');
  return (
    <>
      {start}
      {parts.map((part, index) => {
        const [link, after] = part.split(']');
        return <Fragment key={hrefs[index]}><a href={hrefs[index]}>{link}</a>{after}</Fragment>;
      })}
    </>
  );
}

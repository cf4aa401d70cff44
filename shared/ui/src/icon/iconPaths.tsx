import type { ReactNode } from 'react';

/** The shop's own icons, drawn on a grid of 24 with lines of 1.6. */
export const iconPaths = {
  bag: (
    <>
      <path d="M5.2 8.5h13.6l.9 10.2a1.7 1.7 0 0 1-1.7 1.8H6a1.7 1.7 0 0 1-1.7-1.8z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </>
  ),
  heart: (
    <path d="M12 20.2S3.6 15.3 3.6 9.3a4.5 4.5 0 0 1 8.4-2.3 4.5 4.5 0 0 1 8.4 2.3c0 6-8.4 10.9-8.4 10.9z" />
  ),
  star: <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.4 15.4 4.9 4.9" />
    </>
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  'chevron-down': <path d="m6 9.3 6 6 6-6" />,
  'chevron-up': <path d="m6 14.7 6-6 6 6" />,
  'chevron-left': <path d="m14.7 6-6 6 6 6" />,
  'chevron-right': <path d="m9.3 6 6 6-6 6" />,
  'arrow-right': <path d="M4 12h16m-5.5-5.5L20 12l-5.5 5.5" />,
  check: <path d="m5 12.6 4.6 4.6L19 7.4" />,
  expand: <path d="M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.2 10.8M4.5 19.5l6.3-6.3" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  minus: <path d="M5.5 12h13" />,
  trash: <path d="M4.5 7h15M9.5 7V4.6h5V7M6.4 7l.8 12.4h9.6L17.6 7M10.2 10.6v5.4m3.6-5.4v5.4" />,
  pencil: <path d="m4.5 19.5.9-4L15.9 5a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L8.5 18.6z M14 7l3 3" />,
  filter: (
    <>
      <path d="M3.5 7.5h9m5 0h3M3.5 16.5h3m5 0h9" />
      <circle cx="15" cy="7.5" r="2.3" />
      <circle cx="9" cy="16.5" r="2.3" />
    </>
  ),
  truck: (
    <>
      <path d="M2.5 6.5h11.5v10H9.2m-4.4 0H2.5zM14 10h4l3.5 3.5v3h-2.3m-4.4 0H14" />
      <circle cx="7" cy="17" r="2.2" />
      <circle cx="17" cy="17" r="2.2" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6z" />
      <path d="m9 11.9 2.2 2.2 3.9-4.2" />
    </>
  ),
  return: <path d="M8 5 4 9l4 4M4.3 9H15a5 5 0 0 1 0 10H8" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.3" />
      <path d="M12 7.3V12l3.2 2" />
    </>
  ),
  store: (
    <path d="M4.5 10.5v9h15v-9M3.5 8.5l1.6-4h13.8l1.6 4a2.8 2.8 0 0 1-5.6.3 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6-.3zM10 19.5v-5h4v5" />
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20.3c.6-4.2 3.6-6.3 7.5-6.3s6.9 2.1 7.5 6.3" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.2-3.6-8.5s1.2-6.1 3.6-8.5z" />
    </>
  ),
  mail: <path d="M3.5 5.5h17v13h-17zM4 6.3l8 6.7 8-6.7" />,
  phone: (
    <path d="M8.2 3.8 5.4 4.7c-.8.3-1.3 1-1.2 1.9.7 7 6.2 12.5 13.2 13.2.9.1 1.6-.4 1.9-1.2l.9-2.8-4.1-2.3-1.9 1.9a12 12 0 0 1-5.6-5.6l1.9-1.9z" />
  ),
  pin: (
    <>
      <path d="M12 21s-6.8-6-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 15 12 21 12 21z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 2.8v2m0 14.4v2M2.8 12h2m14.4 0h2M5.5 5.5l1.4 1.4m10.2 10.2 1.4 1.4m0-13-1.4 1.4M6.9 17.1l-1.4 1.4" />
    </>
  ),
  moon: <path d="M19.8 14.3A8.3 8.3 0 1 1 9.7 4.2a6.6 6.6 0 0 0 10.1 10.1z" />,
  warning: <path d="M12 4 2.8 19.8h18.4zM12 10v4.6m0 2.6v.1" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.2v5m0-8.3v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconPaths;

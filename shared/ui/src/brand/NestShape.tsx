/** The nest on a grid of 48: an egg above three twigs, in the colour of the text. */
export function NestShape() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M4.5 25.5C6.5 36.5 14 42.5 24 42.5s17.5-6 19.5-17" />
        <path d="M3 23.5c6 5.2 13.3 7.9 21 7.9s15-2.7 21-7.9" />
        <path d="M8.5 32.5c4.3 3.2 9.7 4.9 15.5 4.9s11.2-1.7 15.5-4.9" />
      </g>
      <path
        fill="currentColor"
        d="M24 6.5c4.8 0 8.3 6.6 8.3 12.3 0 2.7-.8 4.9-2.2 6.5-2 .4-4 .6-6.1.6s-4.1-.2-6.1-.6c-1.4-1.6-2.2-3.8-2.2-6.5C15.7 13.1 19.2 6.5 24 6.5z"
      />
    </>
  );
}

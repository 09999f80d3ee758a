/** The mark of public/favicon.svg. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="8" fill="#17392f" />
      <path
        d="M6 22.5 12.6 15l4.8 4L25.5 9"
        fill="none"
        stroke="#f5cb45"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

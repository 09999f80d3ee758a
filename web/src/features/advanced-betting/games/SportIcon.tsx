import type { BoardSport } from './sports';

/** The ball of each sport, or its sticks, in the strokes of the other icons. */
const DRAWINGS: Record<BoardSport, string> = {
  nba: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.6 5.6c3.6 3.6 3.6 9.2 0 12.8M18.4 5.6c-3.6 3.6-3.6 9.2 0 12.8',
  nfl: 'M4 20c-2-8 4-17 16-16 1 12-8 18-16 16ZM8.5 15.5l7-7M10 11l3 3M12.5 8.5l3 3',
  mlb: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6.5 5c3.4 3.8 3.4 10.2 0 14M17.5 5c-3.4 3.8-3.4 10.2 0 14M7 9.5l2.2-.8M7 14.5l2.2.8M17 9.5l-2.2-.8M17 14.5l-2.2.8',
  nhl: 'M4 4l8.6 12.4c1 1.5 2 2.6 3.8 2.6H20M20 4l-8.6 12.4C10.4 17.9 9.4 19 7.6 19H4',
};

export function SportIcon({ sport }: { sport: BoardSport }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={DRAWINGS[sport]} />
    </svg>
  );
}

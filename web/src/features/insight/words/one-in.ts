import { grouped } from '@/domain/format/format';

const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Shares that are no 'one in so many'. */
const LARGE = [
  { from: 0.92, words: 'nearly everybody' },
  { from: 0.71, words: 'three in four' },
  { from: 0.58, words: 'two in three' },
];

const RARE = 1000;

/** 0.26 -> 'one in four', 0.01 -> 'one in 100': how many people something happens to. */
export function oneIn(share: number): string {
  const large = LARGE.find(({ from }) => share >= from);
  if (large) return large.words;
  if (share < 1 / RARE) return `fewer than one in ${grouped(`${RARE}`)}`;
  const many = Math.round(1 / share);
  return `one in ${WORDS[many] ?? many}`;
}

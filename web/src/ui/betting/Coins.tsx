import { chakra } from '@chakra-ui/react';
import { formatCoins } from '@/domain/format/format';

/** The symbol of the virtual currency: a coin with the chalk line on it. */
export function CoinIcon() {
  return (
    <chakra.svg
      viewBox="0 0 20 20"
      aria-hidden
      display="inline-block"
      boxSize="1.1em"
      flexShrink="0"
      verticalAlign="-0.18em"
    >
      <chakra.circle
        cx="10"
        cy="10"
        r="9"
        fill="chalk"
        stroke="chalk.contrast/35"
        strokeWidth="1"
      />
      <chakra.path
        d="M5.2 12.6 8.6 9.2l2.5 2 3.7-4.4"
        fill="none"
        stroke="chalk.contrast"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}

interface CoinsProps {
  amount: number;
  /** Shows + before a gain, for a difference. */
  signed?: boolean;
}

/** An amount of virtual coins; its size is that of the text around it. */
export function Coins({ amount, signed = false }: CoinsProps) {
  return (
    // In the line of the text, and not a box of its own: the figures stand on the same base line.
    <chakra.span whiteSpace="nowrap">
      <CoinIcon />{' '}
      <span>
        {signed && amount > 0 && '+'}
        {formatCoins(amount)}
      </span>
      <chakra.span srOnly>coins</chakra.span>
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    color: 'brand',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
  },
});

const Mark = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', bg: 'chalk', outline: '1px solid {colors.fg}' },
});

interface LookBackLinkProps {
  bet: { id: string; prediction: string };
  /** It has not been opened yet. */
  isUnread: boolean;
}

/** Leads from a settled bet to what it teaches. */
export function LookBackLink({ bet, isUnread }: LookBackLinkProps) {
  const name = `Look back at ${bet.prediction}`;
  return (
    <TextLink to={`/my-bets/${bet.id}`} aria-label={isUnread ? `${name}, not read yet` : name}>
      {isUnread && <Mark aria-hidden />}
      Look back
      <ArrowRight size={16} aria-hidden />
    </TextLink>
  );
}

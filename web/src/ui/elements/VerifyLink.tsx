import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';

const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    color: 'brand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

interface VerifyLinkProps {
  /** The bet, by its id, or else the record, by its position in the log. */
  bet?: string;
  record?: string;
  /** What is verified, for who does not see where the link stands. */
  about: string;
}

/** Leads to the proof of a bet or of one record. */
export function VerifyLink({ bet, record, about }: VerifyLinkProps) {
  const path = bet === undefined ? `records/${record ?? ''}` : `bets/${bet}`;
  return (
    <TextLink to={`/proof/${path}`} aria-label={`Verify ${about}`}>
      <ShieldCheck size={16} aria-hidden />
      Verify
    </TextLink>
  );
}

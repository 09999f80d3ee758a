import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    flexShrink: '0',
    color: 'brand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

/** From a card's corner to the page with all of it. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to}>
      {children}
      <ArrowRight size={16} aria-hidden />
    </TextLink>
  );
}

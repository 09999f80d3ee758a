import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

const TextLink = chakra(Link, {
  base: { color: 'brand', fontWeight: 'semibold', textDecoration: 'underline' },
});

/** Tells a visitor that reading is free and earns nothing. */
export function VisitorNotice() {
  return (
    <chakra.p role="note" aria-label="Not recorded" color="fg.muted">
      You are signed out: read as much as you like, but nothing is recorded.{' '}
      <TextLink to="/">Sign in</TextLink> and each guide you finish is marked and earns XP.
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { teamPath } from '@/domain/sports/teams';
import type { TeamRef } from '@/domain/sports/teams';
import type { ReactNode } from 'react';

const Underlined = chakra(Link, {
  base: {
    color: 'inherit',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'brand', textDecorationColor: 'currentcolor' },
    _focusVisible: { outlineOffset: '2px' },
  },
});

/** The name of a team, which leads to its page. */
export function TeamLink({ team, children }: { team: TeamRef; children: ReactNode }) {
  return <Underlined to={teamPath(team)}>{children}</Underlined>;
}

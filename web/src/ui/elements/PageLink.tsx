import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

const Underlined = chakra(Link, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** A path of this site: '//host' and 'https:' lead elsewhere. */
const OWN_PATH = /^\/(?!\/)/;

interface PageLinkProps {
  /** As an answer of the server has it. */
  path: string | null;
  children: ReactNode;
}

/** A link to another page of the app; its text alone where the path is none of ours. */
export function PageLink({ path, children }: PageLinkProps) {
  if (path === null || !OWN_PATH.test(path)) return children;
  return <Underlined to={path}>{children}</Underlined>;
}

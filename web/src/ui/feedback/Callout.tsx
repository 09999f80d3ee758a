import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Info, TriangleAlert } from 'lucide-react';

const TONES = {
  info: { colour: 'info', Icon: Info },
  warn: { colour: 'warn', Icon: TriangleAlert },
} as const;

interface CalloutProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A note to read before going on. */
export function Callout({ tone = 'info', children }: CalloutProps) {
  const { colour, Icon } = TONES[tone];
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="2.5"
      p="3"
      borderWidth="1px"
      borderColor={colour}
      borderRadius="md"
      bg={`${colour}/8`}
      fontSize="sm"
    >
      <chakra.span color={colour} flexShrink="0" aria-hidden>
        <Icon size={20} />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}

import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

export const Card = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: '4',
    minW: '0',
  },
});

const Heading = chakra('h2', {
  base: { fontSize: 'lg', fontWeight: 'bold', display: 'flex', alignItems: 'center', gap: '2' },
});

interface CardTitleProps extends ComponentProps<typeof Heading> {
  Icon?: LucideIcon;
  iconColor?: string;
}

export function CardTitle({ Icon, iconColor = 'fg.subtle', children, ...props }: CardTitleProps) {
  return (
    <Heading {...props}>
      {Icon && (
        <chakra.span color={iconColor} aria-hidden>
          <Icon size={20} />
        </chakra.span>
      )}
      {children}
    </Heading>
  );
}

/** The dashed rule between the rows of a card. */
export const dashedRule = { borderTopWidth: '1px', borderTopStyle: 'dashed' } as const;

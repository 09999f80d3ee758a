import { chakra } from '@chakra-ui/react';

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

export const CardTitle = chakra('h2', {
  base: { fontSize: 'lg', fontWeight: 'bold', display: 'flex', alignItems: 'center', gap: '2' },
});

/** The dashed rule between the rows of a card. */
export const dashedRule = { borderTopWidth: '1px', borderTopStyle: 'dashed' } as const;

import { chakra } from '@chakra-ui/react';

export const P = chakra('p', { base: { mt: '3', lineHeight: '1.65' } });

/** Within a step, whose own heading is one level above. */
export const H = chakra('h3', { base: { fontSize: 'xl', mt: '6', mb: '1' } });

export const Points = chakra('ul', {
  base: {
    mt: '3',
    pl: '5',
    listStyleType: 'disc',
    lineHeight: '1.65',
    '& > li + li': { mt: '1.5' },
    '& > li::marker': { color: 'fg.subtle' },
  },
});

/** A formula on a line of its own. */
export const Formula = chakra('p', {
  base: {
    mt: '4',
    px: '4',
    py: '3',
    bg: 'bg.subtle',
    borderLeftWidth: '4px',
    borderLeftColor: 'chalk',
    borderRadius: 'sm',
    fontWeight: 'semibold',
  },
});

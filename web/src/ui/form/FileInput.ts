import { chakra } from '@chakra-ui/react';

/** A choice of a file, whose button looks as the others of the page do; the browser names both. */
export const FileInput = chakra(
  'input',
  {
    base: {
      maxW: 'full',
      fontSize: 'sm',
      '&::file-selector-button': {
        minH: '9',
        px: '3.5',
        me: '3',
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border.control',
        borderRadius: 'md',
        fontWeight: 'semibold',
        cursor: 'pointer',
      },
      '&:hover::file-selector-button': { bg: 'bg.subtle' },
    },
  },
  { defaultProps: { type: 'file' } },
);

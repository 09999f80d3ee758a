import { chakra, defineRecipe } from '@chakra-ui/react';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    transition: 'background, border-color, color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed', transform: 'none' },
    '& > svg': { flexShrink: '0', boxSize: '1.15em' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand',
        color: 'brand.contrast',
        '&:hover:not(:disabled)': { bg: 'brand.hover' },
      },
      chalk: {
        bg: 'chalk',
        color: 'chalk.contrast',
        '&:hover:not(:disabled)': { bg: 'chalk.hover' },
      },
      destructive: {
        bg: 'loss',
        color: 'brand.contrast',
        '&:hover:not(:disabled)': { bg: 'loss/90' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.control',
        '&:hover:not(:disabled)': { bg: 'bg.subtle' },
      },
      ghost: { color: 'fg', '&:hover:not(:disabled)': { bg: 'bg.subtle' } },
    },
    size: {
      sm: { minH: '9', px: '3.5', fontSize: 'sm' },
      md: { minH: '11', px: '4', fontSize: 'md' },
      lg: { minH: '12', px: '6', fontSize: 'lg' },
      // Square, for an icon alone: give it an aria-label.
      icon: { boxSize: '10', p: '0', fontSize: 'lg', borderRadius: 'full' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** A link that looks like a button: <Button asChild><Link to="...">...</Link></Button>. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

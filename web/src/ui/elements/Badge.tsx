import { chakra, defineRecipe } from '@chakra-ui/react';

const tinted = (colour: string) => ({
  bg: `${colour}/12`,
  color: colour,
  borderColor: `${colour}/30`,
});
const worn = { bg: 'board', color: 'chalk', borderColor: 'board.line' };

const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '1em', flexShrink: '0' },
  },
  variants: {
    tone: {
      default: tinted('brand'),
      secondary: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'transparent' },
      destructive: tinted('loss'),
      outline: { color: 'fg.muted', borderColor: 'border.control' },
      chalk: { bg: 'chalk', color: 'chalk.contrast', borderColor: 'transparent' },
      win: tinted('win'),
      loss: tinted('loss'),
      warn: tinted('warn'),
      info: tinted('info'),
      premium: { bg: 'chalk', color: 'chalk.contrast', borderColor: 'transparent' },
      pro: tinted('brand'),
      elite: tinted('info'),
      vip: tinted('warn'),
      ultimate: worn,
    },
  },
  defaultVariants: { tone: 'default' },
});

/** A word of state. Its colour never says anything that the word does not. */
export const Badge = chakra('span', badgeRecipe);

import { chakra, Grid } from '@chakra-ui/react';
import { SportIcon } from './SportIcon';
import { BOARD_SPORTS } from './sports';
import type { BoardSport } from './sports';

const Sport = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minH: '14',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _pressed: {
      bg: 'chalk',
      color: 'chalk.contrast',
      borderColor: 'chalk.hover',
      _hover: { bg: 'chalk.hover', color: 'chalk.contrast' },
    },
  },
});

interface SportPickerProps {
  sport: BoardSport;
  onChange: (sport: BoardSport) => void;
}

export function SportPicker({ sport, onChange }: SportPickerProps) {
  return (
    <Grid role="group" aria-label="Sport" templateColumns="repeat(4, 1fr)" gap="2">
      {BOARD_SPORTS.map((option) => (
        <Sport
          key={option.sport}
          type="button"
          aria-pressed={option.sport === sport}
          onClick={() => onChange(option.sport)}
        >
          <SportIcon sport={option.sport} />
          <span>
            {option.name}
            <chakra.span srOnly> {option.game}</chakra.span>
          </span>
        </Sport>
      ))}
    </Grid>
  );
}

import { Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { Game } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { openBetModes, BET_MODE_NAMES } from './choice';
import type { BetMode } from './choice';

interface OpenBetModesProps {
  game: Game;
  onModeChange: (mode: BetMode) => void;
}

/** Leads from a mode without anything to bet on to those that have something. */
export function OpenBetModes({ game, onModeChange }: OpenBetModesProps) {
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {openBetModes(game).map((mode) => (
        <Button key={mode} variant="outline" size="sm" onClick={() => onModeChange(mode)}>
          Go to {BET_MODE_NAMES[mode]}
          <ArrowRight aria-hidden />
        </Button>
      ))}
    </Flex>
  );
}

import { Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { Game } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { openWays, WAY_NAMES } from './choice';
import type { Way } from './choice';

interface OpenWaysProps {
  game: Game;
  onWay: (way: Way) => void;
}

/** From a way that has nothing to bet on to those that have. */
export function OpenWays({ game, onWay }: OpenWaysProps) {
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {openWays(game).map((way) => (
        <Button key={way} variant="outline" size="sm" onClick={() => onWay(way)}>
          Go to {WAY_NAMES[way]}
          <ArrowRight aria-hidden />
        </Button>
      ))}
    </Flex>
  );
}

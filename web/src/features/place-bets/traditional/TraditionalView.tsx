import { Box, chakra, Grid } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import type { Game } from '@/api/types';
import { BetFormPanel } from './BetFormPanel';
import { GameList } from './GameList';
import type { BetForm } from './use-bet-form';

function GoneNotice() {
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="2.5"
      mb="4"
      p="3"
      borderWidth="1px"
      borderColor="info"
      borderRadius="md"
      bg="info/8"
    >
      <chakra.span color="info" flexShrink="0" aria-hidden>
        <Info size={20} />
      </chakra.span>
      That game is no longer on offer. Choose another one from the list.
    </chakra.p>
  );
}

interface TraditionalViewProps {
  games: readonly Game[];
  form: BetForm;
}

/** Side by side where there is room, else one step after the other: first the game, then the bet. */
export function TraditionalView({ games, form }: TraditionalViewProps) {
  const isChosen = form.game !== undefined;
  return (
    <>
      <div role="status">{form.isGone && <GoneNotice />}</div>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.slip}' }} gap="4">
        <Box hideBelow={isChosen ? 'xl' : undefined}>
          <GameList games={games} chosen={form.game?.id} onChoose={form.chooseGame} />
        </Box>
        <Box hideBelow={isChosen ? undefined : 'xl'}>
          {/* As high as the screen at most, or its end would be out of reach while it sticks. */}
          <Box
            position={{ xl: 'sticky' }}
            top="var(--below-header)"
            maxH={{ xl: 'calc(100dvh - var(--below-header) - 1rem)' }}
            overflowY={{ xl: 'auto' }}
          >
            <BetFormPanel form={form} />
          </Box>
        </Box>
      </Grid>
    </>
  );
}

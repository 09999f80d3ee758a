import { useState } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { ListPlus } from 'lucide-react';
import type { HabitToday } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { EstimateForm } from './EstimateForm';
import { GameLine } from './GameLine';

/** Says how many estimates the day has left, or why none is asked for. */
function sentence({ left, others, daily, dailyEstimate, dailyIsOpen }: HabitToday): string {
  if (left === 0) return 'You have given your nine for today. Tomorrow there are more.';
  if (others.length === 0) return 'No other game can be estimated just now.';
  const count = `${counted(left, 'more estimate')} ${left === 1 ? 'counts' : 'count'} today, if you like.`;
  // The form of the daily line says the rules already.
  const isSaid = daily && !dailyEstimate && dailyIsOpen;
  return isSaid ? count : `${count} Each stands once you give it, and a push does not count.`;
}

/** As many as are asked before more are wanted: nine forms fill a phone six times over. */
const SHOWN_AT_FIRST = 3;

/** Up to nine other games of the next days. */
export function MoreEstimates({ today }: { today: HabitToday }) {
  const [all, setAll] = useState(false);
  const shown = all ? today.others : today.others.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-label="More games">
      <CardTitle Icon={ListPlus}>More games</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="2">
        {sentence(today)}
      </chakra.p>
      <Box as="ul" listStyleType="none">
        {shown.map((question) => (
          <Box as="li" key={question.gameId} py="4" _notFirst={dashedRule}>
            <Box mb="2">
              <GameLine question={question} />
            </Box>
            <EstimateForm question={question} isOneOfMany />
          </Box>
        ))}
      </Box>
      {shown.length < today.others.length && <ShowMoreButton onMore={() => setAll(true)} />}
    </Card>
  );
}

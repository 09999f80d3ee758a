import { Box, chakra } from '@chakra-ui/react';
import { ListPlus } from 'lucide-react';
import type { HabitToday } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { EstimateForm } from './EstimateForm';
import { GameLine } from './GameLine';

/** Says how many estimates the day has left, or why none is asked for. */
function sentence({ left, others }: HabitToday): string {
  if (left === 0) return 'You have given your nine for today. Tomorrow there are more.';
  if (others.length === 0) return 'No other game can be estimated just now.';
  return `${counted(left, 'more estimate')} count today, if you like. Each stands once you give it, and a push does not count.`;
}

/** Up to nine other games of the next days. */
export function MoreEstimates({ today }: { today: HabitToday }) {
  return (
    <Card aria-label="More games">
      <CardTitle Icon={ListPlus}>More games</CardTitle>
      <chakra.p color="fg.muted" mt="1" mb="2">
        {sentence(today)}
      </chakra.p>
      <Box as="ul" listStyleType="none">
        {today.others.map((question) => (
          <Box as="li" key={question.gameId} py="4" _notFirst={dashedRule}>
            <Box mb="2">
              <GameLine question={question} />
            </Box>
            <EstimateForm question={question} isOneOfMany />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

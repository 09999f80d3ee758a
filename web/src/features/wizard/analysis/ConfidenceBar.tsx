import { chakra, Flex } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { confidenceLevel } from '@/domain/wizard/confidence';
import { ProgressBar } from '@/ui/charts/ProgressBar';

interface ConfidenceBarProps {
  confidence: number;
  isPass: boolean;
}

/**
 * How sure the Wizard is of its figures: in percent, a word and a colour. Beside a Pass it has no colour: it
 * would read as confidence in a bet.
 */
export function ConfidenceBar({ confidence, isPass }: ConfidenceBarProps) {
  const { word, colour } = confidenceLevel(confidence);
  const percent = formatShare(confidence, 0);
  return (
    <div>
      <Flex justify="space-between" gap="3" mb="1.5" fontSize="sm">
        <span>
          <chakra.span fontWeight="semibold">Confidence</chakra.span>{' '}
          <chakra.span color="fg.muted">in this reading</chakra.span>
        </span>
        <chakra.span color={isPass ? 'fg.muted' : colour} fontWeight="bold">
          {word} · {percent}
        </chakra.span>
      </Flex>
      <ProgressBar
        label="Confidence in this reading"
        value={100 * confidence}
        valueText={`${percent}, ${word.toLowerCase()}`}
        colour={isPass ? 'neutral' : colour}
      />
    </div>
  );
}

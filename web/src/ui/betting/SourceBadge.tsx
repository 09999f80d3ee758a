import { chakra } from '@chakra-ui/react';
import { Bot, History } from 'lucide-react';
import type { Source } from '@/domain/betting/source';
import { Badge } from '@/ui/elements/Badge';

const SOURCES = {
  simulated: { word: 'Simulated', Icon: Bot },
  replay: { word: 'Replay', Icon: History },
};

const Word = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '1.1em', flexShrink: '0' },
  },
});

interface SourceProps {
  source: Source | undefined;
}

/** Labels a whole section, beside its title; real games have no label. */
export function SourceBadge({ source }: SourceProps) {
  if (!source || source === 'live') return null;
  const { word, Icon } = SOURCES[source];
  return (
    <Badge tone="secondary">
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

/** Labels one row or card among many, where a badge on each would draw too much attention. */
export function SourceLabel({ source }: SourceProps) {
  if (!source || source === 'live') return null;
  const { word, Icon } = SOURCES[source];
  return (
    <Word>
      <Icon aria-hidden />
      {word}
    </Word>
  );
}

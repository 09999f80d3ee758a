import { Bot, History } from 'lucide-react';
import { Badge } from './Badge';

const SOURCES = {
  simulated: { word: 'Simulated', Icon: Bot },
  replay: { word: 'Replay', Icon: History },
};

interface SourceBadgeProps {
  source: 'simulated' | 'replay' | 'live';
}

/** Says so wherever a game shows that is not being played for real; nothing for one that is. */
export function SourceBadge({ source }: SourceBadgeProps) {
  if (source === 'live') return null;
  const { word, Icon } = SOURCES[source];
  return (
    <Badge tone="secondary">
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

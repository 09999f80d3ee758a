import { Ban, Check, Clock, Equal, X } from 'lucide-react';
import { Badge } from '@/ui/elements/Badge';

/** Only won and lost take a side; a push and a void bet gave the stake back. */
const STATUSES = {
  pending: { word: 'Pending', tone: 'info', Icon: Clock },
  won: { word: 'Won', tone: 'win', Icon: Check },
  lost: { word: 'Lost', tone: 'loss', Icon: X },
  push: { word: 'Push', tone: 'outline', Icon: Equal },
  void: { word: 'Void', tone: 'outline', Icon: Ban },
} as const;

/** How a bet stands, in a word, a sign and a colour. */
export function BetStatusBadge({ status }: { status: keyof typeof STATUSES }) {
  const { word, tone, Icon } = STATUSES[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

import {
  BookOpenCheck,
  Database,
  Flame,
  Medal,
  PawPrint,
  ShieldCheck,
  Ticket,
  Timer,
  Workflow,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface BadgeFacts {
  /** What it takes, and was earned by. */
  earnedBy: string;
  Icon: LucideIcon;
}

const BADGES: Record<string, BadgeFacts> = {
  'First Bet': { earnedBy: 'Your first bet placed', Icon: Ticket },
  'Hot Hand': { earnedBy: 'Five wins in a row', Icon: Flame },
  Underdog: { earnedBy: 'A win at +200 or longer', Icon: PawPrint },
  'Parlay Pro': { earnedBy: 'A won parlay of three legs or more', Icon: Workflow },
  'Bankroll Guardian': {
    earnedBy: '25 bets in a row of at most 5% of the bankroll',
    Icon: ShieldCheck,
  },
  Scholar: { earnedBy: 'Six guides read', Icon: BookOpenCheck },
  'Data Diver': { earnedBy: 'Every NHL view and the MLB rosters seen', Icon: Database },
  'Beat the Close': { earnedBy: 'Better prices than the close over 50 bets', Icon: Timer },
};

export const BADGE_NAMES = Object.keys(BADGES);

/** Also for a badge that is newer than this client. */
export function badgeFacts(name: string): BadgeFacts {
  return BADGES[name] ?? { earnedBy: '', Icon: Medal };
}

import {
  BookOpenCheck,
  Database,
  Flame,
  History,
  Medal,
  PawPrint,
  Scale,
  Shapes,
  ShieldCheck,
  Ticket,
  Timer,
  Workflow,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface BadgeFacts {
  /** The achievement that earns the badge. */
  earnedBy: string;
  Icon: LucideIcon;
}

const BADGES: Record<string, BadgeFacts> = {
  'First Bet': { earnedBy: 'Your first bet placed', Icon: Ticket },
  'Honest Forecaster': { earnedBy: '50 bets for which you said how likely they are', Icon: Scale },
  'Looked Back': { earnedBy: '25 settled bets looked back at', Icon: History },
  'All-Rounder': {
    earnedBy: 'A settled bet of each kind: moneyline, spread, total, prop, conditional, parlay',
    Icon: Shapes,
  },
  'Bankroll Guardian': {
    earnedBy: '25 bets in a row of at most 5% of the bankroll',
    Icon: ShieldCheck,
  },
  Scholar: { earnedBy: 'Six guides read', Icon: BookOpenCheck },
  'Data Diver': { earnedBy: 'All four NHL views and the MLB rosters seen', Icon: Database },
  'Beat the Close': { earnedBy: 'Better prices than the close over 50 bets', Icon: Timer },
};

/**
 * Badges of the first rules, which rewarded luck as well. Players keep them; they are not awarded any
 * more.
 */
const FORMER_BADGES: Record<string, BadgeFacts> = {
  'Hot Hand': { earnedBy: 'Five wins in a row', Icon: Flame },
  Underdog: { earnedBy: 'A win at +200 or longer', Icon: PawPrint },
  'Parlay Pro': { earnedBy: 'A won parlay of three legs or more', Icon: Workflow },
};

/** The names of the badges that can be earned. */
export const BADGE_NAMES = Object.keys(BADGES);

export function isFormer(name: string): boolean {
  return name in FORMER_BADGES;
}

/** Also for a badge that is newer than this client. */
export function badgeFacts(name: string): BadgeFacts {
  return BADGES[name] ?? FORMER_BADGES[name] ?? { earnedBy: '', Icon: Medal };
}

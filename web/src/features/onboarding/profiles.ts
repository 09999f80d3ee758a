import type { SkillLevel } from '@/api/types';

/** Advice for each level. */
export const PROFILES: Record<SkillLevel, string> = {
  Novice:
    'You are at the start, where good habits cost the least. Read the first guides, keep stakes small, and watch what each price says before you watch the score.',
  Casual:
    'You know how a bet works. What comes next is to see what it costs: the chance inside each price, and the margin the bookmaker keeps.',
  Intermediate:
    'You compare prices and know your way around the markets. Now put a number on your own opinion, and see whether the closing line agrees.',
  Advanced:
    'You bet by estimate and by record. Test both: state your chances, follow your closing line value, and let the ledger tell skill from luck.',
  Pro: 'Your record shows it: hundreds of settled bets, and prices that beat the closing line. Keep it honest, and keep stakes in proportion.',
};

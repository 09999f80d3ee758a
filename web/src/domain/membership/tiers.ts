export interface Tier {
  id: 'basic' | 'pro' | 'elite' | 'vip' | 'ultimate';
  name: string;
  priceDollars: number;
  /** The balance is raised to this many coins. */
  virtualBalance: number;
  description: string;
  features: readonly string[];
}

/** The paid plans, cheapest first. The prices are part of the simulation: nobody is ever charged. */
export const TIERS: readonly Tier[] = [
  {
    id: 'basic',
    name: 'Basic',
    priceDollars: 9.99,
    virtualBalance: 5_000,
    description: 'More coins to practise with, and every lesson.',
    features: [
      '5,000 bonus coins monthly',
      '3 Wizard questions per day',
      'Advanced Topics',
      'NBA data',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    priceDollars: 19.99,
    virtualBalance: 10_000,
    description: 'Faster progress: XP counts half as much again.',
    features: [
      'Everything in Basic',
      'Unlimited Wizard',
      'Enhanced analytics',
      '1.5x XP',
      'Premium badge',
    ],
  },
  {
    id: 'elite',
    name: 'Elite',
    priceDollars: 49.99,
    virtualBalance: 25_000,
    description: 'Coins enough to try more than one plan.',
    features: [
      'Everything in Pro',
      'Advanced recommendations',
      'Real-time odds analysis',
      'Priority support',
      'Elite badge',
    ],
  },
  {
    id: 'vip',
    name: 'VIP',
    priceDollars: 99.99,
    virtualBalance: 50_000,
    description: 'A bankroll for long experiments.',
    features: [
      'Everything in Elite',
      'Early access',
      'VIP contests',
      'Personal advisor',
      'VIP badge',
    ],
  },
  {
    id: 'ultimate',
    name: 'Ultimate',
    priceDollars: 149.99,
    virtualBalance: 100_000,
    description: 'Everything on offer.',
    features: [
      'Everything in VIP',
      'Analytics package',
      'Contests with real prizes',
      'Beta access',
      'Prestige badge',
    ],
  },
];

/** The tiers that may be taken from here: upward only. */
export function tiersAbove(id: Tier['id'] | null): readonly Tier[] {
  return TIERS.slice(TIERS.findIndex((tier) => tier.id === id) + 1);
}

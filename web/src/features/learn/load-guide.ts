import type { ComponentType } from 'react';
import { data } from 'react-router';
import type { GuideId } from '@/api/types';
import type { GuideContent } from './content/guide-content';
import { GUIDES } from './guides';
import type { Guide } from './guides';

interface Parts {
  content: () => Promise<{ content: GuideContent }>;
  tool: () => Promise<ComponentType>;
}

/** Each guide is a file of its own, fetched when it is opened. */
const PARTS: Record<GuideId, Parts> = {
  'odds-formats': {
    content: () => import('./content/odds-formats'),
    tool: async () => (await import('./tools/OddsTools')).OddsTools,
  },
  'types-of-bets': {
    content: () => import('./content/types-of-bets'),
    tool: async () => (await import('./tools/ParlayBuilder')).ParlayBuilder,
  },
  'bankroll-management': {
    content: () => import('./content/bankroll-management'),
    tool: async () => (await import('./tools/BankrollSimulator')).BankrollSimulator,
  },
  'value-betting': {
    content: () => import('./content/value-betting'),
    tool: async () => (await import('./tools/ExpectedValueTool')).ExpectedValueTool,
  },
  'contrarian-betting': {
    content: () => import('./content/contrarian-betting'),
    tool: async () => (await import('./tools/ClosingLineTool')).ClosingLineTool,
  },
  'line-shopping': {
    content: () => import('./content/line-shopping'),
    tool: async () => (await import('./tools/LineShop')).LineShop,
  },
  'probability-basics': {
    content: () => import('./content/probability-basics'),
    tool: async () => (await import('./tools/LuckTool')).LuckTool,
  },
  'sports-statistics': {
    content: () => import('./content/sports-statistics'),
    tool: async () => (await import('./tools/SampleSizeTool')).SampleSizeTool,
  },
  'predictive-modeling': {
    content: () => import('./content/predictive-modeling'),
    tool: async () => (await import('./tools/RatingModel')).RatingModel,
  },
  'kelly-criterion': {
    content: () => import('./content/kelly-criterion'),
    tool: async () => (await import('./tools/KellyTool')).KellyTool,
  },
  arbitrage: {
    content: () => import('./content/arbitrage'),
    tool: async () => (await import('./tools/ArbitrageFinder')).ArbitrageFinder,
  },
  'bayesian-analysis': {
    content: () => import('./content/bayesian-analysis'),
    tool: async () => (await import('./tools/BayesUpdater')).BayesUpdater,
  },
};

export interface LoadedGuide {
  guide: Guide;
  content: GuideContent;
  Tool: ComponentType;
}

/** Throws a 404 for a name that no guide has. */
export async function loadGuide(id: string | undefined): Promise<LoadedGuide> {
  const guide = GUIDES.find((one) => one.id === id);
  if (!guide) {
    // A thrown answer says to the router which page to show instead.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw data(null, { status: 404 });
  }
  const parts = PARTS[guide.id];
  const [{ content }, Tool] = await Promise.all([parts.content(), parts.tool()]);
  return { guide, content, Tool };
}

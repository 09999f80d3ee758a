import { expect, it } from 'vitest';
import { usePreferences } from '@/state/preferences';
import { renderPart } from '@/test/render';
import { PriceLegend } from './PriceLegend';

it.each([
  ['american', /Since opening: . up pays more, . down pays less\. The % is the chance/],
  ['implied', /Since opening: . a lower chance pays more, . a higher one pays less\. Moneyline/],
] as const)('says in the %s format which way a price went', (oddsFormat, words) => {
  usePreferences.setState({ oddsFormat });
  expect(renderPart(<PriceLegend />).container).toHaveTextContent(words);
  usePreferences.setState({ oddsFormat: 'american' });
});

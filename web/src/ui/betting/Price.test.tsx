import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePreferences } from '@/state/preferences';
import { renderPart } from '@/test/render';
import { DateTime } from '@/ui/elements/DateTime';
import { OddsButton } from './OddsButton';
import { Price } from './Price';

const nobody = () => undefined;
afterEach(() => usePreferences.setState(usePreferences.getInitialState(), true));

it.each([
  ['american', '-110'],
  ['decimal', '1.91'],
  ['fractional', '10/11'],
  ['implied', '52.4%'],
] as const)('a price is written as the reader wants it: %s', (oddsFormat, text) => {
  usePreferences.setState({ oddsFormat });
  renderPart(<Price odds={-110} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('the button of a price follows, and does not say the chance twice', () => {
  usePreferences.setState({ oddsFormat: 'decimal' });
  const { unmount } = renderPart(
    <OddsButton label="Bears" odds={150} picked={false} onClick={nobody} />,
  );
  expect(screen.getByRole('button', { name: 'Bears 2.50 implied chance 40%' })).toBeVisible();
  unmount();
  usePreferences.setState({ oddsFormat: 'implied' });
  renderPart(<OddsButton label="Bears" odds={150} picked={false} onClick={nobody} />);
  expect(screen.getByRole('button', { name: 'Bears 40.0%' })).toBeVisible();
});

it('a time is that of the zone which the reader has chosen', () => {
  usePreferences.setState({ timeZone: 'Asia/Tokyo' });
  renderPart(<DateTime instant="2026-11-21T02:05:00Z" />);
  expect(screen.getByText('11/21/2026, 11:05 AM')).toBeVisible();
});

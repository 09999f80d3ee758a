import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usePreferences } from '@/state/preferences';
import { renderPart } from '@/test/render';
import { OddsButton } from './OddsButton';

it('says label, price, its move and its chance, and whether it is picked', async () => {
  const onClick = vi.fn();
  const { user } = renderPart(
    <OddsButton
      label="Bears"
      odds={150}
      picked
      move="down"
      context="Moneyline"
      onClick={onClick}
    />,
  );
  const face = screen.getByRole('button', {
    name: 'Moneyline: Bears +150 price down implied chance 40%',
    pressed: true,
  });
  await user.click(face);
  expect(onClick).toHaveBeenCalledOnce();
});

it('marks which way the chance went where that is what is shown', () => {
  usePreferences.setState({ oddsFormat: 'implied' });
  onTestFinished(() => {
    usePreferences.setState({ oddsFormat: 'american' });
  });
  renderPart(
    <OddsButton label="Bears" odds={150} picked={false} move="up" onClick={() => undefined} />,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Bears 40.0% chance down');
});

it('draws the implied chance as a line under the price', () => {
  const { container } = renderPart(
    <OddsButton label="Packers" odds={-150} picked={false} onClick={() => undefined} />,
  );
  expect(container.querySelector('i')).toHaveStyle({ width: '60.0%' });
});

it.each([
  [100_000, '<1%'],
  [-100_000, '>99%'],
])('does not round the chance at %d to certainty', (odds, text) => {
  renderPart(<OddsButton label="Bears" odds={odds} picked={false} onClick={() => undefined} />);
  expect(screen.getByText(text)).toBeVisible();
});

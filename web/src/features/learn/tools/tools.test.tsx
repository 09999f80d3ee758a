import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { usePreferences } from '@/state/preferences';
import { renderPart } from '@/test/render';
import { ArbitrageFinder } from './ArbitrageFinder';
import { BankrollSimulator } from './BankrollSimulator';
import { BayesUpdater } from './BayesUpdater';
import { ClosingLineTool } from './ClosingLineTool';
import { ExpectedValueTool } from './ExpectedValueTool';
import { KellyTool } from './KellyTool';
import { LineShop } from './LineShop';
import { LuckTool } from './LuckTool';
import { MarginRemover } from './MarginRemover';
import { OddsConverter } from './OddsConverter';
import { ParlayBuilder } from './ParlayBuilder';
import { RatingModel } from './RatingModel';
import { SampleSizeTool } from './SampleSizeTool';

const figure = (name: string) =>
  screen.queryAllByRole('term').find((term) => term.textContent === name)?.nextElementSibling;
const meaning = () => screen.getByRole('status', { name: 'What it means' });
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const write = async (user: UserEvent, name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};

afterEach(() => usePreferences.setState(usePreferences.getInitialState(), true));

it('the odds converter turns any form into all', async () => {
  const { user } = renderPart(<OddsConverter />);
  await write(user, 'Price', '3/2');
  expect(figure('American')).toHaveTextContent('+150');
  expect(figure('Decimal')).toHaveTextContent('2.500');
  expect(figure('Fractional')).toHaveTextContent('3/2');
  expect(figure('Implied chance')).toHaveTextContent('40.0%');
  await write(user, 'Stake in coins', '67');
  expect(figure('Profit if it wins')).toHaveTextContent('101'); // 100.5, half up
});

it.each(['decimal', 'implied'] as const)(
  'what a tool begins with is exact, however it is written: %s',
  async (oddsFormat) => {
    usePreferences.setState({ oddsFormat });
    const { user } = renderPart(<OddsConverter />);
    expect(figure('American')).toHaveTextContent('-110');
    expect(figure('Fractional')).toHaveTextContent('10/11');
    await write(user, 'Price', '1.9');
    expect(figure('Fractional')).toHaveTextContent('9/10');
  },
);

it('a price field says what it takes when the text is no price', async () => {
  const { user } = renderPart(<OddsConverter />);
  await write(user, 'Price', '-50');
  expect(screen.getByRole('textbox', { name: 'Price' })).toBeInvalid();
  expect(screen.getByText('Enter a price such as +150, -110, 2.5, 3/2 or 40%')).toBeVisible();
  expect(figure('American')).toBeUndefined();
});

it('the margin remover gives the fair chances of two sides, and of three', async () => {
  const { user } = renderPart(<MarginRemover />);
  await write(user, 'First side price', '-110');
  await write(user, 'Second side price', '-110');
  const row = () => screen.getByRole('row', { name: /^First side/ });
  expect(
    within(row())
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['First side', '52.4%', '50.0%', '+100']);
  expect(meaning()).toHaveTextContent('The overround is 4.8% and the margin 4.5%');
  await user.click(screen.getByRole('button', { name: 'Add a draw' }));
  expect(screen.getByRole('row', { name: /^Draw/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the draw' }));
  expect(screen.queryByRole('row', { name: /^Draw/ })).toBeNull();
});

it('fair prices are written as the reader wants prices written', async () => {
  usePreferences.setState({ oddsFormat: 'fractional' });
  const { user } = renderPart(<MarginRemover />);
  await write(user, 'First side price', '-150');
  await write(user, 'Second side price', '-150');
  expect(within(screen.getByRole('row', { name: /^First side/ })).getByText('1/1')).toBeVisible();
});

it('the parlay builder multiplies prices and margins, from 2 legs to 10', async () => {
  const { user } = renderPart(<ParlayBuilder />);
  // As the guide beside it says: the margin of -110 on both sides, three times.
  expect(figure('Bookmaker keeps')).toHaveTextContent('13.0%');
  await user.click(screen.getByRole('button', { name: 'Remove leg 3' }));
  expect(screen.queryByRole('button', { name: /Remove leg/ })).toBeNull();
  await write(user, 'Leg 1', '2.0');
  await write(user, 'Leg 2', '2.5');
  slide('Margin in each leg', 0.1);
  expect(figure('Combined odds')).toHaveTextContent('+400 (5.00)');
  expect(figure('Pays back')).toHaveTextContent('500');
  expect(figure('Fair chance')).toHaveTextContent('16.2%'); // 20% of 0.81
  expect(figure('Bookmaker keeps')).toHaveTextContent('19.0%'); // 1 - 0.81
  const add = screen.getByRole('button', { name: 'Add a leg' });
  for (let legs = 2; legs < 10; legs += 1) await user.click(add);
  expect(add).toBeDisabled();
});

describe('the bankroll simulator', () => {
  it('ruins nobody at a stake of 1%, and many at 25%', () => {
    renderPart(<BankrollSimulator />);
    slide('Stake', 0.01);
    expect(figure('Ruined')).toHaveTextContent(/^0%$/);
    slide('Stake', 0.25);
    expect(Number.parseFloat(figure('Ruined')?.textContent ?? '')).toBeGreaterThan(50);
    expect(screen.getByRole('img', { name: /simulated bankrolls over 200 bets/ })).toBeVisible();
  });

  it('plays again with other luck', async () => {
    const { user } = renderPart(<BankrollSimulator />);
    const before = screen.getByRole('img').innerHTML;
    await user.click(screen.getByRole('button', { name: 'Other luck' }));
    expect(screen.getByRole('img').innerHTML).not.toBe(before);
  });
});

it('the expected value is chance times price less the stake', async () => {
  const { user } = renderPart(<ExpectedValueTool />);
  await write(user, 'Price', '+100');
  slide('Your chance', 0.55);
  await write(user, 'Stake in coins', '200');
  expect(figure('Value of each coin')).toHaveTextContent('+10.0%');
  expect(figure('Value of this bet')).toHaveTextContent('+20.0');
  slide('Your chance', 0.5);
  expect(meaning()).toHaveTextContent('the bet gains nothing on average: 0.0 coins');
});

it('the closing-line value is that of the price taken at the fair closing chance', async () => {
  const { user } = renderPart(<ClosingLineTool />);
  await write(user, 'Price you took', '2.2');
  await write(user, 'Your side at the close', '-110');
  await write(user, 'Other side at the close', '-110');
  expect(figure('Fair chance at the close')).toHaveTextContent('50.0%');
  expect(figure('Closing-line value')).toHaveTextContent('+10.0%');
});

it('the comparison finds the best price of each side', async () => {
  const { user } = renderPart(<LineShop />);
  expect(figure('Best on home')).toHaveTextContent('Book B');
  expect(figure('Best on away')).toHaveTextContent('Book C');
  await write(user, 'Book D, home', '+110');
  expect(figure('Best on home')).toHaveTextContent('Book D');
  expect(meaning()).toHaveTextContent('that is an arbitrage');
});

it('luck alone gives 55 heads or more in 100 tosses to 18.4% of people', () => {
  renderPart(<LuckTool />);
  expect(figure('55 wins or more')).toHaveTextContent('18.4%');
  slide('Bets', 10);
  slide('Losing run', 3);
  expect(figure('3 losses in a row')).toHaveTextContent('50.8%'); // 520 of 1,024 sequences
});

it('a short record cannot tell skill from luck, a long one can', async () => {
  const { user } = renderPart(<SampleSizeTool />);
  expect(meaning()).toHaveTextContent('this record cannot tell skill from luck');
  await write(user, 'Wins', '3300');
  await write(user, 'Losses', '2700');
  expect(figure('Record')).toHaveTextContent('55.0%');
  expect(meaning()).toHaveTextContent('The whole range lies above break-even');
});

it('the rating model holds its chance against the market', async () => {
  const { user } = renderPart(<RatingModel />);
  slide('Home advantage', 0);
  slide('Home rating', 1500);
  slide('Away rating', 1500);
  slide('Trust in the model', 1);
  await write(user, 'Home price', '+110');
  await write(user, 'Away price', '-130');
  const cells = within(screen.getByRole('row', { name: /^Home/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Home',
    '50.0%',
    '45.7%',
    '50.0%',
    '+5.0%',
  ]);
  expect(meaning()).toHaveTextContent('the home side is worth +5.0% a coin');
});

it('Kelly stakes the edge over the odds, and nothing without an edge', async () => {
  const { user } = renderPart(<KellyTool />);
  expect(screen.getByText('Share of the bankroll staked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Full Kelly' }));
  expect(figure('Full Kelly')).toHaveTextContent('10.0%');
  expect(figure('Your stake')).toHaveTextContent('100');
  expect(meaning()).toHaveTextContent('more than the 5%');
  await user.click(screen.getByRole('button', { name: 'Half Kelly' }));
  expect(meaning()).toHaveTextContent('5.0% stays within the 5%');
  await user.click(screen.getByRole('button', { name: 'Quarter Kelly' }));
  expect(figure('Your stake')).toHaveTextContent('25');
  slide('Your chance', 0.5);
  expect(figure('Your stake')).toHaveTextContent('0');
  expect(meaning()).toHaveTextContent('no edge');
});

it('the arbitrage finder splits the coins, and says when there is none', async () => {
  const { user } = renderPart(<ArbitrageFinder />);
  await write(user, 'First side, book A', '2.1');
  await write(user, 'Second side, book B', '2.1');
  expect(figure('Stake on the first side')).toHaveTextContent('500');
  expect(figure('Worst result')).toHaveTextContent('+50.0');
  await write(user, 'Second side, book B', '1.8');
  expect(meaning()).toHaveTextContent('No arbitrage');
});

it('the Bayes updater counts games', () => {
  renderPart(<BayesUpdater />);
  slide('Chance before the news', 0.5);
  slide('News seen before wins', 0.4);
  slide('News seen before losses', 0.2);
  expect(figure('Won, with the news')).toHaveTextContent('200');
  expect(figure('Lost, with the news')).toHaveTextContent('100');
  expect(figure('Chance after the news')).toHaveTextContent('66.7%');
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '@/test/render';
import { HotTeams } from './HotTeams';
import { PlayerStats } from './PlayerStats';
import { TrendingBets } from './TrendingBets';

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const four = [1, 2, 3, 4];

describe('hot teams', () => {
  const team = (n: number) => ({
    ...{ id: `${n}`, name: `Team ${n}`, code: `T${n}`, record: `${9 - n}-2` },
    sport: 'nhl' as const,
  });

  it('shows the first three with their records', () => {
    renderPart(<HotTeams teams={four.map(team)} source="simulated" />);
    expect(rows()).toEqual(['T1Team 18-2NHL', 'T2Team 27-2NHL', 'T3Team 36-2NHL']);
  });

  it('says when there are none', () => {
    renderPart(<HotTeams teams={[]} source="simulated" />);
    expect(screen.getByText('No hot teams yet')).toBeVisible();
  });
});

describe('trending bets', () => {
  it('shows the first three with the share of bettors on them', () => {
    renderPart(
      <TrendingBets
        bets={four.map((n) => ({ description: `Pick ${n}`, percentage: 70.6 - n }))}
        source="simulated"
      />,
    );
    expect(rows()).toEqual(['Pick 170%', 'Pick 269%', 'Pick 368%']);
    expect(screen.getByRole('progressbar', { name: 'Bettors on Pick 1' })).toHaveAttribute(
      'aria-valuetext',
      '70%',
    );
  });

  it('says when there are none', () => {
    renderPart(<TrendingBets bets={[]} source="simulated" />);
    expect(screen.getByText('No trending bets yet')).toBeVisible();
  });
});

describe('player stats', () => {
  const player = (performance: number) => ({
    ...{ name: `Player ${performance}`, team: 'Team', stat: 'Points', value: 27.43 },
    performance,
  });

  it('shows the first three, each with its sign, its arrow and what they are against', () => {
    renderPart(<PlayerStats players={[12.34, -8, 0, 5].map(player)} source="simulated" />);
    expect(rows()).toEqual([
      'Player 12.34Team · Points27.4 a game+12.3% against the season',
      'Player -8Team · Points27.4 a game-8.0% against the season',
      'Player 0Team · Points27.4 a game0.0% against the season',
    ]);
    const [up, down, level] = screen.getAllByRole('listitem');
    expect(up?.querySelector('.lucide-trending-up')).not.toBeNull();
    expect(down?.querySelector('.lucide-trending-down')).not.toBeNull();
    expect(level?.querySelector('.lucide-minus')).not.toBeNull();
    expect(screen.getByText(/^The mean of the last five games/)).toBeVisible();
  });

  it('says when there are none', () => {
    renderPart(<PlayerStats players={[]} source="simulated" />);
    expect(screen.getByText('No player stats yet')).toBeVisible();
  });
});

describe('figures of games that are not played for real', () => {
  const hot = { id: '1', name: 'Team', code: 'T', record: '8-2', sport: 'nhl' } as const;
  const player = { name: 'Player', team: 'Team', stat: 'Points', value: 27, performance: 5 };
  const pick = { description: 'Pick', percentage: 70 };

  it('are marked, once on each card', () => {
    renderPart(
      <>
        <HotTeams teams={[hot]} source="simulated" />
        <TrendingBets bets={[pick]} source="simulated" />
        <PlayerStats players={[player]} source="simulated" />
      </>,
    );
    expect(screen.getAllByText('Simulated')).toHaveLength(3);
  });

  it('are told from those that are', () => {
    renderPart(<HotTeams teams={[hot]} source="live" />);
    expect(screen.queryByText('Simulated')).toBeNull();
  });
});

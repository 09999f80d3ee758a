import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '@/test/render';
import { HotTeams } from './HotTeams';
import { PlayerStats } from './PlayerStats';
import { TrendingBets } from './TrendingBets';

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const four = [1, 2, 3, 4];
const source = 'simulated' as const;

describe('hot teams', () => {
  const team = (n: number) => ({
    ...{ id: `${n}`, name: `Team ${n}`, code: `T${n}`, record: `${9 - n}-2` },
    ...{ sport: 'nhl' as const, source },
  });

  it('shows the first three with their records', () => {
    renderPart(<HotTeams teams={four.map(team)} />);
    expect(rows()).toEqual(['T1Team 1 8-2NHL', 'T2Team 2 7-2NHL', 'T3Team 3 6-2NHL']);
  });

  it('says when there are none', () => {
    renderPart(<HotTeams teams={[]} />);
    expect(screen.getByText('No hot teams yet')).toBeVisible();
  });
});

describe('trending bets', () => {
  it('shows the first three with the share of bettors on them', () => {
    renderPart(
      <TrendingBets
        bets={four.map((n) => ({
          description: `Pick ${n}`,
          percentage: 70.6 - n,
          bettors: 17,
          source,
        }))}
      />,
    );
    expect(rows()).toEqual(['Pick 1 70% of 17', 'Pick 2 69% of 17', 'Pick 3 68% of 17']);
    expect(screen.getByRole('progressbar', { name: 'Bettors on Pick 1' })).toHaveAttribute(
      'aria-valuetext',
      '70% of 17',
    );
  });

  it('says when there are none', () => {
    renderPart(<TrendingBets bets={[]} />);
    expect(screen.getByText('No trending bets yet')).toBeVisible();
  });
});

describe('player stats', () => {
  const player = (performance: number) => ({
    ...{ name: `Player ${performance}`, team: 'Team', stat: 'Points', value: 27.43 },
    ...{ performance, games: 38, source },
  });

  it('shows the first three, each with its sign, its arrow and what they are against', () => {
    renderPart(<PlayerStats players={[12.34, -8, 0, 5].map(player)} />);
    expect(rows()).toEqual([
      'Player 12.34Team · Points · 5 of 38 games 27.4 a game+12.3% against the season',
      'Player -8Team · Points · 5 of 38 games 27.4 a game-8.0% against the season',
      'Player 0Team · Points · 5 of 38 games 27.4 a game0.0% against the season',
    ]);
    const [up, down, level] = screen.getAllByRole('listitem');
    expect(up?.querySelector('.lucide-trending-up')).not.toBeNull();
    expect(down?.querySelector('.lucide-trending-down')).not.toBeNull();
    expect(level?.querySelector('.lucide-minus')).not.toBeNull();
    expect(screen.getByText(/^Last-five average, compared with the season/)).toBeVisible();
  });

  it('draws the performance as a bar where that is asked for, half full at the season', () => {
    renderPart(<PlayerStats players={[0, -120, 130].map(player)} showBars />);
    const bars = screen.getAllByRole('progressbar', { name: /^Performance of Player/ });
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '0', '100']);
    expect(bars[2]).toHaveAttribute('aria-valuetext', '+130.0% against the season, 5 of 38 games');
    expect(screen.getAllByText('5 of 38 games')).toHaveLength(3);
    expect(screen.getByText(/Half a bar is the season’s level/)).toBeVisible();
  });

  it('has no bars on the dashboard', () => {
    renderPart(<PlayerStats players={[player(5)]} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says when there are none', () => {
    renderPart(<PlayerStats players={[]} />);
    expect(screen.getByText('No player stats yet')).toBeVisible();
  });
});

describe('figures of games that are not played for real', () => {
  const hot = { id: '1', name: 'Team', code: 'T', record: '8-2', sport: 'nhl' } as const;
  const player = {
    name: 'Player',
    team: 'Team',
    stat: 'Points',
    value: 27,
    performance: 5,
    games: 9,
  };
  const pick = { description: 'Pick', percentage: 70, bettors: 17 };

  it('are marked, once on each card', () => {
    renderPart(
      <>
        <HotTeams teams={[{ ...hot, source }]} />
        <TrendingBets bets={[{ ...pick, source }]} />
        <PlayerStats players={[{ ...player, source }]} />
      </>,
    );
    expect(screen.getAllByText('Simulated')).toHaveLength(3);
  });

  it('are told from those that are', () => {
    renderPart(<HotTeams teams={[{ ...hot, source: 'live' }]} />);
    expect(screen.queryByText('Simulated')).toBeNull();
  });

  it('are marked one by one where they come from several sources', () => {
    renderPart(
      <>
        <HotTeams
          teams={[
            { ...hot, source },
            { ...hot, id: '2', source: 'replay' },
          ]}
        />
        <TrendingBets
          bets={[
            { ...pick, source },
            { ...pick, description: 'Other', source: 'replay' },
          ]}
        />
        <PlayerStats
          players={[
            { ...player, source },
            { ...player, name: 'Other', source: 'replay' },
          ]}
        />
      </>,
    );
    for (const [n, row] of screen.getAllByRole('listitem').entries())
      expect(row).toHaveTextContent(n % 2 === 0 ? 'Simulated' : 'Replay');
  });
});

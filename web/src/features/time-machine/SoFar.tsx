import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import type { Season, SeasonRun, SeasonSoFar } from '@/api/types';
import { signedCoins } from '@/domain/format/signed';
import { recordText, seasonName, soFarText } from '@/domain/sports/season';
import { GameStart } from '@/ui/betting/GameStart';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';

/** A league has 30 teams or more: the best stand for it until all are asked for. */
const TEAMS_SHOWN = 5;

interface NextGameProps {
  season: Season;
  run: SeasonRun;
  next: NonNullable<SeasonSoFar['next']>;
}

/** The next kick-off, with the way to its prices. */
function NextGame({ season, run, next }: NextGameProps) {
  const { id, awayTeam, homeTeam, startTime, recordedStart, isOffered } = next;
  const path = `/place-bets?season=${encodeURIComponent(run.name)}&game=${id}`;
  return (
    <chakra.p fontSize="sm" mt="1.5">
      Next:{' '}
      <PageLink path={isOffered ? path : null}>
        {awayTeam.name} @ {homeTeam.name}
      </PageLink>
      <chakra.span display="block" color="fg.muted">
        <GameStart instant={startTime} />
        <PlayedOn sport={season.sport} recordedStart={recordedStart} separator=" · " />
      </chakra.span>
    </chakra.p>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& td, & th': { py: '1', borderTopWidth: '1px', borderTopStyle: 'dashed' },
    '& th[scope=row]': { fontWeight: 'normal', textAlign: 'start' },
    '& th[scope=col]': { color: 'fg.muted', fontWeight: 'medium', textAlign: 'start' },
    '& td, & th[scope=col]:not(:first-of-type)': { textAlign: 'end', ps: '3' },
  },
});

function Standings({ teams }: Pick<SeasonSoFar, 'teams'>) {
  const [all, setAll] = useState(false);
  if (teams.length === 0) return null;
  return (
    <chakra.div mt="3">
      <Table>
        <caption>Standings so far</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Record</th>
            <th scope="col">Net score</th>
          </tr>
        </thead>
        <tbody>
          {(all ? teams : teams.slice(0, TEAMS_SHOWN)).map((row) => (
            <tr key={row.team.code}>
              <th scope="row">{row.team.name}</th>
              <td>{recordText(row)}</td>
              <td>{signedCoins(row.scored - row.allowed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {teams.length > TEAMS_SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          width="full"
          mt="1"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer teams' : `Show all ${teams.length} teams`}
        </Button>
      )}
    </chakra.div>
  );
}

interface SoFarProps {
  season: Season;
  run: SeasonRun;
  soFar: SeasonSoFar;
}

/** Where a run is: its week, the player's own bets, the next kick-off, and the teams. */
export function SoFar({ season, run, soFar }: SoFarProps) {
  return (
    <chakra.section aria-label={`${seasonName(season)} so far`} mb="3">
      <chakra.p fontWeight="semibold">{soFarText(season, soFar)}</chakra.p>
      {soFar.next && <NextGame season={season} run={run} next={soFar.next} />}
      <Standings teams={soFar.teams} />
    </chakra.section>
  );
}

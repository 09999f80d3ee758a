import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { useBetDossier } from '@/api/audit/audit';
import type { BetDossier, DossierLeg } from '@/api/types';
import { formatFinal } from '@/domain/format/final-score';
import { formatCoins } from '@/domain/format/format';
import { BetCondition } from '@/ui/betting/BetCondition';
import { Coins } from '@/ui/betting/Coins';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { Stat } from '@/ui/elements/Stat';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { AuditFrame } from './AuditFrame';
import { Facts } from './Facts';
import { Lookup } from './Lookup';
import { accountPlace, gamePlace, recordPlace } from './places';
import { Refused } from './Refused';

const price = (odds: number) => (odds > 0 ? `+${odds}` : `${odds}`);
const OUTCOMES = { won: 'Won', lost: 'Lost', push: 'Push', void: 'Void' } as const;

function Placed({ dossier }: { dossier: BetDossier }) {
  const { bet, account, isPurse, placedAt, kind, stake, profit, balanceAfter } = dossier;
  return (
    <Card aria-label="The bet">
      <CardTitle>
        Bet {bet}: {kind}
      </CardTitle>
      <chakra.p mt="1" color="fg.muted" fontSize="sm">
        Placed <DateTime instant={placedAt} /> by{' '}
        <PageLink path={accountPlace(account, bet)}>account {account}</PageLink>
        {isPurse && ', the purse of a class'}, under version {dossier.rulesVersion} of the rules.
      </chakra.p>
      <Facts>
        <Stat name="Stake">
          <Coins amount={stake} />
        </Stat>
        <Stat name="Odds">{price(dossier.odds)}</Stat>
        <Stat name="Profit if it wins">
          <Coins amount={profit} />
        </Stat>
        <Stat name="Balance after it">
          <Coins amount={balanceAfter} />
        </Stat>
        {dossier.statedChance !== null && <Stat name="Stated chance">{dossier.statedChance}%</Stat>}
      </Facts>
      {dossier.condition && (
        <chakra.div mt="3">
          <BetCondition
            condition={dossier.condition}
            eventName={dossier.legs[0]?.eventName ?? ''}
          />
        </chakra.div>
      )}
    </Card>
  );
}

/** The result of the leg's game, or of the player whom it is about. */
function resultOf({ score, figure, outcome }: DossierLeg): string {
  if (outcome === null) return 'Its game has not ended';
  if (figure !== null) return `Figure ${figure}`;
  return score ? formatFinal(score) : 'No result: void';
}

function closeOf({ closingOdds, closingLine }: DossierLeg): string {
  if (closingOdds === null) return 'None';
  return closingLine === 0 ? price(closingOdds) : `${closingLine} at ${price(closingOdds)}`;
}

function Leg({ leg }: { leg: DossierLeg }) {
  return (
    <chakra.li py="3" {...dashedRule} _first={{ borderTopWidth: '0' }}>
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h3 fontWeight="semibold">{leg.pick}</chakra.h3>
        <SourceLabel source={leg.source} />
        {leg.isLive && <Badge tone="info">Live</Badge>}
        {leg.outcome !== null && <Badge tone="secondary">{OUTCOMES[leg.outcome]}</Badge>}
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted">
        <PageLink path={gamePlace(leg.game)}>{leg.eventName}</PageLink>, {leg.sport.toUpperCase()},
        starts <DateTime instant={leg.startTime} />
      </chakra.p>
      <Facts>
        <Stat name="Quote">{price(leg.odds)}</Stat>
        <Stat name="Other side">{price(leg.otherOdds)}</Stat>
        <Stat name="Closing line">{closeOf(leg)}</Stat>
        <Stat name="Result">{resultOf(leg)}</Stat>
      </Facts>
      <chakra.p mt="2" fontSize="sm" color="fg.muted">
        Quoted <DateTime instant={leg.quotedAt} />
      </chakra.p>
    </chakra.li>
  );
}

function Settlements({ settlements }: Pick<BetDossier, 'settlements'>) {
  return (
    <Card aria-label="Settlements">
      <CardTitle>Settlements</CardTitle>
      {settlements.length === 0 ? (
        <chakra.p mt="2" color="fg.muted">
          It is open.
        </chakra.p>
      ) : (
        <FigureTable
          words
          caption="In their order"
          head={['Record', 'Outcome', 'Credit', 'Time', 'Caused by']}
          rows={settlements.map(({ position, outcome, credit, time, causedBy }) => [
            <PageLink key="record" path={recordPlace(position)}>
              {position}
            </PageLink>,
            outcome === null ? 'Taken back' : OUTCOMES[outcome],
            formatCoins(credit),
            <DateTime key="time" instant={time} />,
            <PageLink key="cause" path={recordPlace(causedBy)}>
              {causedBy}
            </PageLink>,
          ])}
        />
      )}
    </Card>
  );
}

function Arithmetic({ arithmetic, checks }: Pick<BetDossier, 'arithmetic' | 'checks'>) {
  return (
    <Card aria-label="Arithmetic">
      <CardTitle>Arithmetic</CardTitle>
      <FigureTable
        words
        caption="Line by line"
        head={['What', 'How']}
        rows={arithmetic.map(({ what, figure }) => [what, figure])}
      />
      <chakra.ul mt="3" listStyleType="none">
        {checks.map(({ what, holds }) => (
          <chakra.li key={what} py="2" {...dashedRule}>
            <Flex gap="3" justify="space-between" align="start">
              {what}
              <Badge tone={holds ? 'win' : 'loss'} flexShrink="0">
                {holds ? 'Holds' : 'Does not hold'}
              </Badge>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Records({ records }: Pick<BetDossier, 'records'>) {
  return (
    <Card aria-label="Records and proofs">
      <CardTitle>Records and proofs</CardTitle>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        Each opens with its bytes and its way to the signed root.
      </chakra.p>
      <chakra.ul mt="2" listStyleType="none">
        {records.map(({ position, role }) => (
          <li key={position}>
            <PageLink path={recordPlace(position)}>Record {position}</PageLink>: {role}
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Dossier({ bet }: { bet: string }) {
  const { data, error, refetch } = useBetDossier(bet);
  if (!data) {
    if (error) return <Refused error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="64" aria-busy />;
  }
  return (
    <Grid gap="4" templateColumns="minmax(0, 1fr)">
      <Placed dossier={data} />
      <Card aria-label="Picks">
        <CardTitle>{data.legs.length === 1 ? 'Pick' : 'Legs'}</CardTitle>
        <chakra.ul listStyleType="none">
          {data.legs.map((leg, index) => (
            <Leg key={index} leg={leg} />
          ))}
        </chakra.ul>
      </Card>
      <Arithmetic {...data} />
      <Settlements {...data} />
      <Records {...data} />
    </Grid>
  );
}

function LookedUp() {
  const [params, setParams] = useSearchParams();
  const bet = params.get('bet') ?? '';
  return (
    <>
      <Card aria-label="Which bet" mb="4">
        <Lookup key={bet} label="Look up a bet" button="Show" onLookup={setParams}>
          <TextField
            label="Bet"
            name="bet"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={bet}
          />
        </Lookup>
      </Card>
      {bet !== '' && <Dossier bet={bet} />}
    </>
  );
}

/** All that the ledger has of a bet, from its quote to its settlements. */
export function AuditBetPage() {
  return (
    <AuditFrame
      title="Bets"
      intro="A bet from its quote to its settlement: each number, how it was made, and where it stands."
    >
      <LookedUp />
    </AuditFrame>
  );
}

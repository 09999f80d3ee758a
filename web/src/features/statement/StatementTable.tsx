import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { Activity, StatementEntry } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { BetCondition } from '@/ui/betting/BetCondition';
import { Coins } from '@/ui/betting/Coins';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { DateTime } from '@/ui/elements/DateTime';
import { VerifyLink } from '@/ui/elements/VerifyLink';

// A table by its roles, for on a phone its rows are laid out as cards and would lose that otherwise.
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) 7rem 9.5rem 13rem',
      lg: 'minmax(0, 1fr) 13rem 10rem 14rem',
    },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    py: '2.5',
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
    '&[data-head]': {
      borderTopWidth: '0',
      pt: '0',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      mdDown: { srOnly: true },
    },
    '&:first-of-type:not([data-head])': { borderTopWidth: { base: '0', md: '1px' } },
    '& > [data-end]': { textAlign: { md: 'right' } },
  },
});

const BetLink = chakra(Link, {
  base: { textDecoration: 'underline', _hover: { color: 'brand' } },
});

const COUNTER_ACCOUNTS: Record<StatementEntry['counterAccount'], string> = {
  held: 'Held stakes',
  house: 'The house',
  grants: 'Grants',
  'held and house': 'Held stakes and the house',
};

interface EntryBetProps {
  bet: Activity;
  /** The games of the bets come from several sources. */
  showSource: boolean;
}

/** The bet that moved the coins, as a link to its post-mortem. */
function EntryBet({ bet, showSource }: EntryBetProps) {
  const { betType, prediction, eventName, condition, legs } = bet;
  const only = legs.length === 1 ? legs[0] : undefined;
  const [first, second] = betType === 'parlay' ? [eventName, prediction] : [prediction, eventName];
  return (
    <chakra.div fontSize="sm" overflowWrap="anywhere">
      <p>
        <BetLink to={`/my-bets/${bet.id}`}>{first}</BetLink>
        <chakra.span color="fg.muted">
          &nbsp;· {second}
          {only && <PlayedOn {...only} separator=" · " />}
        </chakra.span>{' '}
        {showSource && <SourceLabel source={bet.source} />}
      </p>
      {condition && <BetCondition condition={condition} eventName={eventName} />}
    </chakra.div>
  );
}

/** A lost stake left the balance when the bet was placed: its end moves coins that the player no longer had. */
function Amount({ amount, bet }: Pick<StatementEntry, 'amount' | 'bet'>) {
  if (amount === 0) {
    return (
      <chakra.span fontSize="sm" fontWeight="medium" color="fg.muted">
        {bet && <>Lost {formatCoins(bet.betAmount)}, </>}
        <chakra.span whiteSpace="nowrap">{bet ? 'paid' : 'Paid'} when placed</chakra.span>
      </chakra.span>
    );
  }
  return (
    <chakra.span color={amount > 0 ? 'win' : 'loss'}>
      <Coins signed amount={amount} />
    </chakra.span>
  );
}

interface EntryProps {
  entry: StatementEntry;
  showSource: boolean;
}

function Entry({ entry, showSource }: EntryProps) {
  // A text in words has a line of its own on a phone: beside the title it would squeeze that.
  const inWords = entry.amount === 0;
  return (
    <Row role="row">
      <chakra.div role="cell" minW="0" gridColumn={{ base: inWords ? '1 / -1' : '1', md: 'auto' }}>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {entry.reason}
        </chakra.p>
        {entry.bet && <EntryBet bet={entry.bet} showSource={showSource} />}
        <Flex columnGap="3" align="center" wrap="wrap">
          <DateTime instant={entry.time} fontSize="sm" color="fg.muted" />
          <VerifyLink record={entry.position} about={entry.reason} />
        </Flex>
      </chakra.div>
      <chakra.div
        role="cell"
        fontSize="sm"
        color="fg.muted"
        gridRow={{ base: inWords ? '3' : '2', md: 'auto' }}
        gridColumn={{ base: '1', md: 'auto' }}
      >
        {COUNTER_ACCOUNTS[entry.counterAccount]}
      </chakra.div>
      <chakra.div
        role="cell"
        data-end
        textAlign="right"
        fontWeight="bold"
        fontSize="lg"
        gridRow={{ base: inWords ? '2' : '1', md: 'auto' }}
        gridColumn={{ base: inWords ? '1 / -1' : '2', md: 'auto' }}
      >
        <Amount {...entry} />
      </chakra.div>
      <chakra.div role="cell" data-end textAlign="right" fontSize="sm" color="fg.muted">
        {formatCoins(entry.balanceBefore)} <span aria-hidden>→</span>
        <chakra.span srOnly>, then</chakra.span>{' '}
        <chakra.b color="fg">{formatCoins(entry.balanceAfter)}</chakra.b>
      </chakra.div>
    </Row>
  );
}

interface StatementTableProps {
  entries: readonly StatementEntry[];
  showSource: boolean;
}

export function StatementTable({ entries, showSource }: StatementTableProps) {
  return (
    <div role="table" aria-label="Statement">
      <div role="rowgroup">
        <Row role="row" data-head="">
          <span role="columnheader">Reason</span>
          <span role="columnheader">Other account</span>
          <span role="columnheader" data-end="">
            Amount
          </span>
          <span role="columnheader" data-end="">
            Before and after
          </span>
        </Row>
      </div>
      <div role="rowgroup">
        {entries.map((entry) => (
          <Entry key={entry.position} entry={entry} showSource={showSource} />
        ))}
      </div>
    </div>
  );
}

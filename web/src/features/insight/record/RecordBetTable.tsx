import { useId, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { RecordBet } from '@/api/types';
import { formatLine } from '@/domain/betting/picks';
import { formatCoins, formatShare } from '@/domain/format/format';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { Coins } from '@/ui/betting/Coins';
import { Price } from '@/ui/betting/Price';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { Stat } from '@/ui/elements/Stat';
import { sidewaysHint } from '@/ui/tables/sideways-hint';
import { lookBackFigures } from './record-words';

const Cell = chakra('td', {
  base: { py: '2.5', pr: '4', textAlign: 'left', verticalAlign: 'top', fontWeight: 'normal' },
});
const Head = chakra('th', {
  base: { py: '2', pr: '4', textAlign: 'left', color: 'fg.muted', fontWeight: 'semibold' },
});
const Muted = chakra('span', { base: { display: 'block', color: 'fg.muted' } });
const keptInSight = { position: 'sticky', left: '0', bg: 'bg.panel', zIndex: '1' } as const;

const HEADS = ['Placed', 'Stake', 'Estimate', 'Price', 'Close', 'Result', 'Look back'] as const;
const COLUMNS = HEADS.length + 1;

/** The price at the close, and its line where there is one. */
function Close({ bet }: { bet: RecordBet }) {
  const { close, kind, closingLineValue } = bet;
  if (!close) return <Muted>{closingLineValue === null ? 'No close' : 'By leg'}</Muted>;
  return (
    <>
      <Price odds={close.odds} />
      {kind !== 'moneyline' && <Muted>at {formatLine(kind, close.line)}</Muted>}
    </>
  );
}

function Result({ bet }: { bet: RecordBet }) {
  return (
    <Flex direction="column" align="start" gap="1">
      <BetStatusBadge status={bet.status} />
      {bet.profit !== null && <Coins signed amount={bet.profit} />}
    </Flex>
  );
}

function Figures({ bet }: { bet: RecordBet }) {
  return (
    <chakra.div py="2" pl={{ md: '3' }}>
      <Flex as="dl" wrap="wrap" columnGap="7" rowGap="2">
        {lookBackFigures(bet).map(({ name, value }) => (
          <Stat key={name} name={name}>
            {value}
          </Stat>
        ))}
      </Flex>
      <chakra.p mt="2" color="fg.muted">
        {bet.lookedBackAt ? (
          <>
            The learner looked back at it on <DateTime instant={bet.lookedBackAt} />.
          </>
        ) : (
          'The learner has not looked back at it.'
        )}
      </chakra.p>
    </chakra.div>
  );
}

function Row({ bet }: { bet: RecordBet }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <chakra.tr borderTopWidth="1px" borderTopStyle="dashed">
        <Cell as="th" scope="row" minW={{ base: '9rem', md: '13rem' }} {...keptInSight}>
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {bet.prediction}
          </chakra.span>
          <Muted>{bet.eventName}</Muted>
          {bet.note && (
            <chakra.span
              display="block"
              mt="1"
              maxW="40ch"
              whiteSpace="pre-line"
              unicodeBidi="isolate"
            >
              <chakra.span srOnly>The learner’s note: </chakra.span>“{bet.note}”
            </chakra.span>
          )}
        </Cell>
        <Cell>
          <DateTime instant={bet.placedAt} />
        </Cell>
        <Cell whiteSpace="nowrap">
          {formatCoins(bet.stake)}
          <Muted>{formatShare(bet.share)}</Muted>
        </Cell>
        <Cell whiteSpace="nowrap">
          {bet.statedChance === null ? (
            <Muted>None</Muted>
          ) : (
            <>
              {formatShare(bet.statedChance, 0)}
              <Muted>after the price</Muted>
            </>
          )}
        </Cell>
        <Cell whiteSpace="nowrap">
          <Price odds={bet.odds} />
        </Cell>
        <Cell whiteSpace="nowrap">
          <Close bet={bet} />
        </Cell>
        <Cell whiteSpace="nowrap">
          <Result bet={bet} />
        </Cell>
        <Cell pr="0">
          <Button
            variant="outline"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Look-back figures: ${bet.prediction}, ${bet.eventName}`}
            onClick={() => setOpen(!open)}
          >
            Figures
          </Button>
        </Cell>
      </chakra.tr>
      <tr id={id} hidden={!open}>
        {open && (
          <Cell colSpan={COLUMNS}>
            <Figures bet={bet} />
          </Cell>
        )}
      </tr>
    </>
  );
}

/** One row a bet; its look-back figures unfold below it. */
export function RecordBetTable({ bets }: { bets: readonly RecordBet[] }) {
  return (
    <chakra.div
      overflowX="auto"
      role="region"
      aria-label="Table: Bets, the newest first"
      tabIndex={0}
      {...sidewaysHint}
    >
      <chakra.table width="full" fontSize="sm">
        <chakra.caption srOnly>Bets, the newest first</chakra.caption>
        <thead>
          <tr>
            <Head scope="col" {...keptInSight}>
              Pick
            </Head>
            {HEADS.map((head) => (
              <Head key={head} scope="col">
                {head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <Row key={bet.id} bet={bet} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import type { PropOffer } from '@/api/types';
import { OddsButton } from '@/ui/betting/OddsButton';
import { OVER_UNDER, oddsOf } from './prop-choice';
import type { PropPick } from './prop-choice';

const NAMES = { over: 'Over', under: 'Under' };

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { fontWeight: 'semibold', textAlign: 'left', overflowWrap: 'anywhere' },
    '& tbody th': { fontSize: { base: 'sm', sm: 'md' } },
    '& thead th': { fontSize: 'xs', pb: '1.5' },
    '& :is(th, td)': { pr: '2', _last: { pr: '0' } },
    '& tbody :is(th, td)': { py: '1' },
    '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
});

interface PropTableProps {
  caption: string;
  /** Of one figure: a row each. */
  offers: readonly PropOffer[];
  choice: PropPick | undefined;
  /** The price that was pressed; undefined where that lets go of the one chosen. */
  onChoose: (choice: PropPick | undefined) => void;
}

/** The players with their lines and prices, side by side as a bookmaker lists them. */
export function PropTable({ caption, offers, choice, onChoose }: PropTableProps) {
  return (
    <Table>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <chakra.th scope="col" width="16" hideBelow="sm">
            Line
          </chakra.th>
          {OVER_UNDER.map((side) => (
            <chakra.th key={side} scope="col" width={{ base: '31%', sm: '30%' }}>
              {NAMES[side]}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.playerId}>
            <th scope="row">
              {offer.playerName}{' '}
              <small>
                {offer.position}
                {/* A phone has no room for a column of its own. */}
                <chakra.span hideFrom="sm"> · line {offer.line}</chakra.span>
              </small>
            </th>
            <chakra.td hideBelow="sm">{offer.line}</chakra.td>
            {OVER_UNDER.map((side) => {
              const picked = choice?.playerId === offer.playerId && choice.side === side;
              return (
                <td key={side}>
                  <OddsButton
                    context={offer.playerName}
                    label={`${NAMES[side]} ${offer.line}`}
                    odds={oddsOf(offer, side)}
                    picked={picked}
                    onClick={() =>
                      onChoose(picked ? undefined : { playerId: offer.playerId, side })
                    }
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

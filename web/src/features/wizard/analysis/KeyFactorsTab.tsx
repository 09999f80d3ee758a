import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { Advice, FactorGame } from '@/api/types';
import { formatDay } from '@/domain/sports/league-day';
import { PageLink } from '@/ui/elements/PageLink';

const Item = chakra('li', {
  base: {
    ml: '5',
    listStyleType: 'disc',
    overflowWrap: 'anywhere',
    _marker: { color: 'fg.subtle' },
  },
});

interface PartProps {
  title: string;
  items: readonly ReactNode[];
  /** Stands where there are no items. */
  none: string;
}

function Part({ title, items, none }: PartProps) {
  return (
    <div>
      <chakra.h3 fontSize="md" mb="1.5">
        {title}
      </chakra.h3>
      {items.length > 0 ? (
        <chakra.ul aria-label={title} display="grid" gap="1.5">
          {items.map((item, index) => (
            <Item key={index}>{item}</Item>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">{none}</chakra.p>
      )}
    </div>
  );
}

/** '11/22/2026: MIA 99 @ BOS 101', each on its page. */
function Games({ games, of }: { games: readonly FactorGame[]; of: string }) {
  if (games.length === 0) return null;
  return (
    <chakra.details fontSize="sm" color="fg.muted" mt="0.5">
      <chakra.summary cursor="pointer" width="fit-content" py="0.5">
        {games.length === 1 ? 'The game' : `The ${games.length} games`}
        <chakra.span srOnly> behind: {of}</chakra.span>
      </chakra.summary>
      <chakra.ul aria-label={`Games behind: ${of}`} listStyleType="none" mt="1">
        {games.map(({ id, date, away, home, awayScore, homeScore }) => (
          <chakra.li key={id} py="0.5">
            <PageLink path={`/game-details/${id}`}>
              {formatDay(date)}: {away} {awayScore} @ {home} {homeScore}
            </PageLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

/** The figures behind the advice, each on the page that shows it, and what else could be done. */
export function KeyFactorsTab({ advice }: { advice: Advice }) {
  const { keyFactors, alternativeOptions } = advice.analysis;
  return (
    <Flex direction="column" gap="5">
      <Part
        title="Key factors"
        items={keyFactors.map(({ text, path, games }) => (
          <div key={text}>
            <PageLink path={path}>{text}</PageLink>
            <Games games={games} of={text} />
          </div>
        ))}
        none="No figure decides this one."
      />
      <Part
        title="Alternative options"
        items={alternativeOptions}
        none="No other market of this game is worth more."
      />
      <Part
        title="Additional insights"
        items={advice.additionalInsights}
        none="Nothing else stands out."
      />
    </Flex>
  );
}

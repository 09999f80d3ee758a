import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { Advice } from '@/api/types';
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

/** The figures behind the advice, each on the page that shows it, and what else could be done. */
export function KeyFactorsTab({ advice }: { advice: Advice }) {
  const { keyFactors, alternativeOptions } = advice.analysis;
  return (
    <Flex direction="column" gap="5">
      <Part
        title="Key factors"
        items={keyFactors.map(({ text, path }) => (
          <PageLink key={text} path={path}>
            {text}
          </PageLink>
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

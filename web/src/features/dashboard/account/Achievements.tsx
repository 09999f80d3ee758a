import { useId, useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { User } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';
import { BADGE_NAMES, badgeFacts, isFormer } from './badges';

const SHOWN_FIRST = 4;

const BADGE_GRID = {
  listStyleType: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2',
  mt: '3',
} as const;

function BadgeCard({ name, earned }: { name: string; earned: boolean }) {
  const { earnedBy, Icon } = badgeFacts(name);
  return (
    <Flex
      as="li"
      align="flex-start"
      gap="2.5"
      p="2.5"
      borderRadius="md"
      borderWidth="1px"
      {...(earned ? { bg: 'bg.subtle', borderColor: 'bg.subtle' } : { borderStyle: 'dashed' })}
    >
      <Box as="span" color={earned ? 'warn' : 'fg.subtle'} flexShrink="0" aria-hidden>
        <Icon size={20} />
      </Box>
      <chakra.span fontSize="sm" lineHeight="1.3" minW="0">
        <chakra.b display="block" fontWeight="semibold">
          {name}
        </chakra.b>
        <chakra.span color="fg.muted" fontSize="xs">
          {earnedBy} {isFormer(name) && '(no longer awarded)'}
        </chakra.span>
      </chakra.span>
    </Flex>
  );
}

/** The badges still to earn, folded away. */
function StillToEarn({ badges }: { badges: User['badges'] }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const others = BADGE_NAMES.filter((name) => !badges.some((badge) => badge.name === name));
  if (others.length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        width="full"
        mt="2"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        How to earn {others.length < BADGE_NAMES.length ? `the other ${others.length}` : 'them'}
      </Button>
      {open && (
        <Grid as="ul" id={listId} aria-label="Still to earn" {...BADGE_GRID}>
          {others.map((name) => (
            <BadgeCard key={name} name={name} earned={false} />
          ))}
        </Grid>
      )}
    </>
  );
}

export function Achievements({ badges }: { badges: User['badges'] }) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const shown = all ? badges : badges.slice(0, SHOWN_FIRST);
  const former = badges.filter(({ name }) => isFormer(name)).length;
  return (
    <Box {...dashedRule} py="4">
      <Flex align="baseline" justify="space-between" gap="3">
        <chakra.h3 fontSize="md">Achievements</chakra.h3>
        <chakra.span fontSize="sm" color="fg.muted">
          {badges.length - former} of {BADGE_NAMES.length}
          {former > 0 && `, ${former} no longer awarded`}
        </chakra.span>
      </Flex>
      {badges.length === 0 ? (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          You haven't earned any badges yet
        </chakra.p>
      ) : (
        <Grid as="ul" id={listId} {...BADGE_GRID}>
          {shown.map(({ id, name }) => (
            <BadgeCard key={id} name={name} earned />
          ))}
        </Grid>
      )}
      {badges.length > SHOWN_FIRST && (
        <Button
          variant="ghost"
          size="sm"
          width="full"
          mt="2"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Less' : 'Show All'}
        </Button>
      )}
      <StillToEarn badges={badges} />
    </Box>
  );
}

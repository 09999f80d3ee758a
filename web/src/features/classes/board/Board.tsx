import { chakra, Flex } from '@chakra-ui/react';
import { useShowBoard, useStayOffBoard } from '@/api/classes/board';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { ClassBoard } from '@/api/types';
import { ClassHead } from '@/features/class-page/ClassHead';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';

type Band = NonNullable<ClassBoard['bands']>[number];

const BANDS: Record<Band['band'], { title: string; text: string }> = {
  steady: { title: 'Steady', text: 'Mostly small stakes, estimates and look-backs' },
  'on the way': { title: 'On the way', text: 'Some of the three' },
  beginning: { title: 'Beginning', text: 'Little of the three so far' },
  'too few': { title: 'Not yet', text: 'Fewer than 10 bets' },
};

const refused = (error: Error) =>
  showToast({
    tone: 'error',
    title: 'Nothing has changed',
    description: messageOf(error, FALLBACK_SENTENCE),
  });

function ShowBoard({ id, isOn }: { id: string; isOn: boolean }) {
  const { mutate: show, isPending } = useShowBoard();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={isPending}
      onClick={() => show({ classId: id, isOn: !isOn }, { onError: refused })}
    >
      {isOn ? 'Turn the Board Off' : 'Turn the Board On'}
    </Button>
  );
}

function StayOff({ id, staysOff }: { id: string; staysOff: boolean }) {
  const { mutate: stayOff, isPending } = useStayOffBoard();
  return (
    <Flex direction="column" align="start" gap="2">
      <p>
        {staysOff
          ? 'You stay off this board, whether it is on or not.'
          : 'While the board is on you are on it, if you share your bets with the class.'}
      </p>
      <Button
        size="sm"
        variant="outline"
        disabled={isPending}
        onClick={() => stayOff({ classId: id, staysOff: !staysOff }, { onError: refused })}
      >
        {staysOff ? 'Join the Board' : 'Stay Off the Board'}
      </Button>
    </Flex>
  );
}

function BandCard({ band, aliases }: Band) {
  const { title, text } = BANDS[band];
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <chakra.p color="fg.muted" fontSize="sm">
        {text}
      </chakra.p>
      {aliases.length === 0 ? (
        <chakra.p mt="2">Nobody</chakra.p>
      ) : (
        <chakra.ul aria-label={title} listStyleType="none" mt="2">
          {aliases.map((alias) => (
            <li key={alias}>{alias}</li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function Bands({ board }: { board: ClassBoard }) {
  if (!board.isOn) {
    return (
      <Card>
        <p>
          {board.isTaught
            ? 'The board is off. Turn it on for your learners to see each other’s bands, by alias.'
            : 'The board of this class is off.'}
        </p>
      </Card>
    );
  }
  if (!board.bands) {
    return (
      <Card>
        <p>The board is on, and shown once five learners are on it.</p>
      </Card>
    );
  }
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
    >
      {board.bands.map((band) => (
        <BandCard key={band.band} {...band} />
      ))}
    </chakra.div>
  );
}

/** Who goes about it how, in bands and by alias: nobody is before anybody, and there are no coins. */
export function Board({ id, board }: { id: string; board: ClassBoard }) {
  return (
    <>
      <ClassHead title={board.title}>
        Class board. Small stakes, estimates and look-backs decide on a band; coins and results have
        no part in it. Within a band the order is the alphabet’s.
      </ClassHead>
      <Flex direction="column" gap="4">
        <Bands board={board} />
        {board.isTaught && (
          <div>
            <ShowBoard id={id} isOn={board.isOn} />
          </div>
        )}
        {board.staysOff !== null && <StayOff id={id} staysOff={board.staysOff} />}
      </Flex>
    </>
  );
}

import { chakra, Flex } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { StudentInvitation, TaughtClass } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { QrCode } from './QrCode';

/** On paper there are the slips alone. */
const PRINT = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-slips], [data-slips] *': { visibility: 'visible' },
    '[data-slips]': { position: 'absolute', inset: 0 },
  },
} as const;

/** "ABCDE-FGHIJ-...", which is typed in more safely. */
function grouped(token: string): string {
  return token.match(/.{1,5}/g)?.join('-') ?? token;
}

function Slip({ invitation, title }: { invitation: StudentInvitation; title: string }) {
  const { name, token } = invitation;
  const { origin } = globalThis.location;
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      gap="4"
      p="3"
      bg="white"
      color="black"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="black"
      breakInside="avoid"
    >
      <QrCode text={`${origin}/join/${token}`} label={`Invitation of ${name}`} />
      <chakra.div fontSize="sm" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="bold">
          <bdi>{name}</bdi>
        </chakra.p>
        <p>
          <bdi>{title}</bdi>
        </p>
        <chakra.p mt="1">Scan this, or open {origin}/classes and type</chakra.p>
        <chakra.p fontFamily="mono" fontWeight="bold">
          {grouped(token)}
        </chakra.p>
        <chakra.p mt="1">
          No account yet? A name and a password are enough, without an email. For people of 18 and
          over. This slip is yours alone, and good once.
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

interface InvitationSlipsProps {
  taught: TaughtClass;
  invitations: readonly StudentInvitation[];
  onClose: () => void;
}

/** Slips to print and cut, one a student. */
export function InvitationSlips({ taught, invitations, onClose }: InvitationSlipsProps) {
  return (
    <chakra.section aria-label="Invitations to print">
      <Global styles={PRINT} />
      <Flex gap="2" wrap="wrap" mb="3" align="center">
        <Button size="sm" onClick={() => globalThis.print()}>
          Print {invitations.length === 1 ? 'the Slip' : `${invitations.length} Slips`}
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          Close
        </Button>
        <chakra.p fontSize="sm" color="fg.muted">
          They are not shown again. Earlier ones stay good until their student has joined.
        </chakra.p>
      </Flex>
      <chakra.ul
        data-slips
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
        gap="2"
        maxH="24rem"
        overflowY="auto"
        _print={{ maxH: 'none', overflow: 'visible' }}
      >
        {invitations.map((one) => (
          <Slip key={one.sourcedId} invitation={one} title={taught.title} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

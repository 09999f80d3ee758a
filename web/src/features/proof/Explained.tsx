import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Card, CardTitle } from '@/ui/layout/Card';
import { Limits } from './report/VerificationView';

const Items = chakra('ul', {
  base: { pl: '5', mt: '2', listStyleType: 'disc', '& > li': { mt: '1.5' } },
});

/** How it is proved, in as few words as it takes. */
export function HowItWorks() {
  return (
    <Card aria-label="What is proved">
      <CardTitle>What is proved</CardTitle>
      <chakra.p mt="2">
        Every bet, result and coin is a record in one log. The hashes of all records lead to one
        root, and the server signs it with its number of records: that is a checkpoint. Change one
        bit of one record, and the root is another.
      </chakra.p>
      <Items>
        <li>Your bet stands in the log as you placed it, with its price, before the start.</li>
        <li>It was decided by the result in the log, and paid by the odds of your bet.</li>
        <li>
          The log only grows: your browser keeps the newest checkpoint that it has seen, and turns
          red if a later one does not contain it.
        </li>
        <li>
          Where a log has a witness, that server keeps the newest checkpoint for everybody, and
          signs only those that contain it.
        </li>
      </Items>
      <chakra.h3 fontWeight="bold" mt="4" fontSize="md">
        What a receipt cannot show
      </chakra.h3>
      <Limits />
    </Card>
  );
}

function Command({ children }: { children: ReactNode }) {
  return (
    <chakra.code
      display="block"
      mt="1.5"
      p="2"
      bg="bg.subtle"
      borderRadius="sm"
      fontFamily="mono"
      fontSize="sm"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.code>
  );
}

/** For readers who do not want to trust this page either. */
export function CheckYourself() {
  const { origin } = globalThis.location;
  return (
    <Card aria-label="Check it yourself">
      <CardTitle>Check it yourself</CardTitle>
      <chakra.p mt="2">
        This page came from the server that it checks. Other programs read the same files: the
        formats are public standards, C2SP’s signed-note, tlog-checkpoint, tlog-tiles and
        tlog-proof, with the hashes of RFC 6962.
      </chakra.p>
      <Items>
        <li>
          Keep a checkpoint where this server cannot reach it. Whoever has an old one can tell
          whether the log was rewritten since.
          <Command>curl -O {origin}/log/checkpoint</Command>
        </li>
        <li>
          Save the receipt of a bet, and check it on another computer, in another browser or by one
          Python file, proof/verify.py in Chalkline’s source. KEY is the key above.
          <Command>python3 verify.py receipt bet-N.receipt.json --key KEY</Command>
        </li>
        <li>
          The same file reads all that this log publishes, and so do Go’s own tools.
          docs/AUDITING.md in Chalkline’s source says how.
          <Command>python3 verify.py server {origin} --key KEY --memory kept.note</Command>
        </li>
      </Items>
    </Card>
  );
}

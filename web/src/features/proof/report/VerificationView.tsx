import { chakra, Flex } from '@chakra-ui/react';
import { CircleQuestionMark, Download, ShieldCheck, ShieldX } from 'lucide-react';
import type { Verification } from '@/api/proof/verify';
import { saveFile } from '@/browser/save-file';
import { LIMITS } from '@/domain/proof/checks/check-receipt';
import { verdictOf } from '@/domain/proof/checks/step';
import type { Step, Verdict } from '@/domain/proof/checks/step';
import { Button } from '@/ui/elements/Button';
import { ForkNotice } from './ForkNotice';
import { StepList } from '@/ui/proof/StepList';
import { WayToRoot } from '@/ui/proof/WayToRoot';

const HEADLINES = {
  proved: {
    colour: 'win',
    Icon: ShieldCheck,
    title: 'Proved',
    text: 'Your browser has counted all of it again, and it holds.',
  },
  open: {
    colour: 'fg.muted',
    Icon: CircleQuestionMark,
    title: 'Nothing is false, and something cannot be told',
    text: 'What could be checked holds. The steps below say what could not.',
  },
  false: {
    colour: 'loss',
    Icon: ShieldX,
    title: 'This does not hold',
    text: 'Save the file: it is the evidence. What is false:',
  },
} as const satisfies Record<Verdict, unknown>;

function Headline({ steps }: { steps: readonly Step[] }) {
  const { colour, Icon, title, text } = HEADLINES[verdictOf(steps)];
  const wrong = steps.filter(({ verdict }) => verdict === 'false');
  return (
    <Flex role="status" gap="3" align="center">
      <chakra.span color={colour} aria-hidden flexShrink="0">
        <Icon size={36} strokeWidth={1.75} />
      </chakra.span>
      <div>
        <chakra.h2 fontSize="xl" fontWeight="bold">
          {title}
        </chakra.h2>
        <chakra.p color="fg.muted">{text}</chakra.p>
        {wrong.map(({ what }) => (
          <chakra.p key={what} fontWeight="semibold">
            {what}
          </chakra.p>
        ))}
      </div>
    </Flex>
  );
}

/** What no receipt can show: said beside what it does. */
export function Limits() {
  return (
    <chakra.ul pl="5" mt="2" fontSize="sm" color="fg.muted" listStyleType="disc">
      {LIMITS.map((limit) => (
        <chakra.li key={limit} mt="1">
          {limit}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function SaveFile({ text, bet }: { text: string; bet: bigint | undefined }) {
  const isReceipt = text.startsWith('{');
  const name = isReceipt ? `bet-${bet ?? ''}.receipt.json` : 'record.tlog-proof';
  return (
    <Flex mt="5" gap="3" wrap="wrap" align="center">
      <Button
        variant="outline"
        size="sm"
        onClick={() => saveFile(name, isReceipt ? 'application/json' : 'text/plain', text)}
      >
        <Download aria-hidden />
        Save the file
      </Button>
      <chakra.p fontSize="sm" color="fg.muted" flex="1" minW="48">
        It proves this by itself, for ever. It also tells whoever has it your account’s number and
        what its records say, such as stake and balance.
      </chakra.p>
    </Flex>
  );
}

/** The result of a check: the verdict, each step in words, the picture, and what it cannot show. */
export function VerificationView({ verification }: { verification: Verification }) {
  const { hashes, meaning, memory, evidence, bet, fork, text } = verification;
  return (
    <>
      <Headline steps={[...hashes, ...memory, ...meaning]} />
      {fork && <ForkNotice evidence={fork} />}
      <StepList title="Hashes and signature" steps={hashes} />
      <StepList title="What this browser remembers" steps={memory} />
      <StepList title="What the records say" steps={meaning} />
      {evidence && <WayToRoot records={evidence.records} position={bet?.position} />}
      <chakra.section mt="5">
        <chakra.h3 fontSize="md" fontWeight="bold" fontFamily="body" color="fg.muted">
          What this cannot show
        </chakra.h3>
        <Limits />
      </chakra.section>
      {evidence && <SaveFile text={text} bet={bet?.position} />}
    </>
  );
}

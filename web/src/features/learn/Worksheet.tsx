import { chakra, Flex } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Button } from '@/ui/elements/Button';
import { PRINT } from '@/ui/layout/print';
import type { GuideContent, Question, Step } from './content/guide-content';
import type { Guide } from './guides';

/** Not drawn anew: a second print has the same answers. */
function turned(question: Question, by: number): number[] {
  const { length } = question.options;
  return question.options.map((_, place) => (place + by) % length);
}

const letter = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);

const Heading = chakra('h2', {
  base: { fontSize: 'xl', mt: '6', mb: '1', breakAfter: 'avoid' },
});

interface StepProps {
  number: number;
  step: Step;
  order: readonly number[];
}

function SheetStep({ number, step, order }: StepProps) {
  const [question] = step.check;
  return (
    <section>
      <Heading>
        {number}. {step.title}
      </Heading>
      <step.Text />
      <chakra.div mt="4" p="3" borderWidth="1px" borderRadius="md" breakInside="avoid">
        <chakra.p fontWeight="semibold">
          Question {number}. {question.ask}
        </chakra.p>
        <chakra.ul mt="2" listStyleType="none">
          {order.map((option, place) => (
            <chakra.li key={option} py="1">
              <chakra.span aria-hidden>☐ </chakra.span>
              {letter(place)}. {question.options[option]}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </section>
  );
}

function Answers({ steps, orders }: { steps: readonly Step[]; orders: readonly number[][] }) {
  return (
    <chakra.section breakBefore="page" aria-labelledby="sheet-answers">
      <Heading id="sheet-answers">Answers</Heading>
      <chakra.ol pl="5" listStyleType="decimal">
        {steps.map(({ title, check: [question] }, index) => (
          <chakra.li key={title} mt="2" breakInside="avoid">
            <b>
              {letter(orders[index]?.indexOf(question.right) ?? 0)}.{' '}
              {question.options[question.right]}.
            </b>{' '}
            {question.why}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

interface WorksheetProps {
  guide: Guide;
  content: GuideContent;
  onClose: () => void;
}

/** A guide on paper, for who has no account: its text, a question a step, and the answers on a sheet of their own. */
export function Worksheet({ guide, content, onClose }: WorksheetProps) {
  const { steps, inShort } = content;
  const orders = steps.map(({ check: [question] }, index) =>
    turned(question, 2 * index + guide.id.length),
  );
  return (
    <chakra.section aria-label="Worksheet">
      <Global styles={PRINT} />
      <Flex data-off-paper gap="2" wrap="wrap" mb="4" align="center">
        <Button size="sm" onClick={() => globalThis.print()}>
          Print
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          Back to the Guide
        </Button>
        <chakra.p fontSize="sm" color="fg.muted">
          The answers are on a page of their own. Nothing is recorded.
        </chakra.p>
      </Flex>
      <chakra.article data-report maxW="44rem">
        <chakra.h1 fontSize="2xl" fontWeight="bold">
          {guide.title}
        </chakra.h1>
        <p>{guide.summary}</p>
        <chakra.p mt="4">Name: ______________________________ Date: ______________</chakra.p>
        {steps.map((step, index) => (
          <SheetStep key={step.title} number={index + 1} step={step} order={orders[index] ?? []} />
        ))}
        <Heading>In short</Heading>
        <chakra.ul pl="5" listStyleType="disc">
          {inShort.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </chakra.ul>
        <Answers steps={steps} orders={orders} />
      </chakra.article>
    </chakra.section>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Table2 } from 'lucide-react';
import type { InsightProgress } from '@/api/types';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { PageLink } from '@/ui/elements/PageLink';
import { Card, CardTitle } from '@/ui/layout/Card';
import type { ChancesOf } from '@/features/insight/words/counts';
import type { Tone, Verdict } from '@/features/insight/words/verdict';

/** The badge of a verdict. */
export const VERDICT_TONES = {
  quiet: 'secondary',
  plain: 'outline',
  told: 'outline',
  good: 'win',
  bad: 'loss',
} as const satisfies Record<Tone, string>;

export interface Numbers {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** Of stated chances: those of bets, or those of sides that were asked. */
export interface ChancesProps {
  estimates: InsightProgress['estimates'];
  of?: ChancesOf;
}

interface FigureCardProps {
  title: string;
  /** Of how many. */
  count: string;
  verdict?: Verdict | undefined;
  sentence: string;
  picture?: ReactNode;
  /** What the marks of the picture are. */
  legend?: string | undefined;
  numbers: Numbers;
  /** What the picture draws, mark by mark, where `numbers` sums it up. */
  marks?: Numbers | undefined;
  /** The guide that teaches the term. */
  guide: { path: string; words: string };
  children?: ReactNode;
}

type UnfoldingProps = Pick<FigureCardProps, 'title' | 'numbers' | 'marks'>;

function Unfolding({ title, numbers, marks }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Show as a table: ${title}`}
        onClick={() => setOpen(!open)}
      >
        <Table2 aria-hidden />
        Show as a table
      </Button>
      <Box id={id} hidden={!open} order="1" flexBasis="100%" minW="0">
        {open && <FigureTable caption={title} {...numbers} />}
        {open && marks && marks.rows.length > 0 && (
          <FigureTable caption={`${title}, as drawn`} {...marks} />
        )}
      </Box>
    </>
  );
}

/** One figure: its name, the word on it, one sentence, one picture, and the numbers behind it. */
export function FigureCard(props: FigureCardProps) {
  const { title, count, verdict, sentence, picture, legend, numbers, marks, guide, children } =
    props;
  const isQuiet = verdict?.tone === 'quiet';
  return (
    <Card aria-label={title} display="flex" flexDirection="column">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <CardTitle>{title}</CardTitle>
        {verdict && <Badge tone={VERDICT_TONES[verdict.tone]}>{verdict.word}</Badge>}
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted">
        {count}
      </chakra.p>
      <chakra.p
        my="3"
        maxW="60ch"
        fontSize="lg"
        lineHeight="1.4"
        fontWeight="medium"
        color={isQuiet ? 'fg.muted' : undefined}
      >
        {sentence}
      </chakra.p>
      {picture}
      {legend && (
        <chakra.p fontSize="sm" color="fg.muted" mb="3" maxW="70ch">
          {legend}
        </chakra.p>
      )}
      {children}
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        mt="auto"
        pt="2"
        fontSize="sm"
      >
        <Unfolding title={title} numbers={numbers} marks={marks} />
        <span>
          <PageLink path={guide.path}>{guide.words}</PageLink>
        </span>
      </Flex>
    </Card>
  );
}

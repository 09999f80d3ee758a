import type { ReactNode } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { CircleCheck, Target } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { QuizResult } from '@/api/types';
import { GUIDE_OF_TOPIC, isQuizTopic } from '@/domain/learning/quiz-topics';
import { NextLesson } from '@/features/next-lesson/NextLesson';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { PROFILES } from './profiles';
import { KNOWLEDGE } from './questions';
import { Review } from './Review';

interface TopicsProps {
  title: string;
  topics: readonly string[];
  empty: string;
  icon: LucideIcon;
  tone: 'win' | 'warn';
  /** Each leads to its guide. */
  isTaught?: boolean;
}

const TextLink = chakra(Link, {
  base: { color: 'brand', fontWeight: 'semibold', textDecoration: 'underline' },
});

/** A topic as a link to its guide. */
function Taught({ topic }: { topic: string }) {
  if (!isQuizTopic(topic)) return topic;
  return <TextLink to={`/learn/${GUIDE_OF_TOPIC[topic]}`}>{topic}</TextLink>;
}

function Topics({ title, topics, empty, icon: Icon, tone, isTaught = false }: TopicsProps) {
  return (
    <div>
      <chakra.h2 fontSize="lg">{title}</chakra.h2>
      {topics.length === 0 ? (
        <chakra.p mt="2" color="fg.muted">
          {empty}
        </chakra.p>
      ) : (
        <Flex as="ul" aria-label={title} listStyleType="none" direction="column" gap="2" mt="2">
          {topics.map((topic) => (
            <Flex as="li" key={topic} align="center" gap="2.5">
              <chakra.span color={tone} flexShrink="0" aria-hidden>
                <Icon size={18} />
              </chakra.span>
              {isTaught ? <Taught topic={topic} /> : topic}
            </Flex>
          ))}
        </Flex>
      )}
    </div>
  );
}

interface ResultsProps {
  result: QuizResult;
  /** The date of an earlier quiz. */
  takenOn?: string;
  /** In place of the way to a first bet. */
  actions?: ReactNode;
}

export function Results({ result, takenOn, actions }: ResultsProps) {
  const { skillLevel, knowledge, strengths, areasToImprove, answers } = result;
  return (
    <Card maxW="42rem" mx="auto" p={{ base: '5', md: '8' }}>
      <ChalkHeading>Your Betting Profile</ChalkHeading>
      <Flex align="center" gap="3" wrap="wrap" mt="5">
        <Badge tone="chalk" fontSize="md" px="3">
          {skillLevel}
        </Badge>
        <chakra.span color="fg.muted">
          {knowledge} of {KNOWLEDGE.length} right
          {takenOn && `, on ${takenOn}`}
        </chakra.span>
      </Flex>
      <chakra.p mt="4">{PROFILES[skillLevel]}</chakra.p>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" my="6">
        <Topics
          title="Strengths"
          topics={strengths}
          empty="They will show as you practise."
          icon={CircleCheck}
          tone="win"
        />
        <Topics
          title="Areas to Improve"
          topics={areasToImprove}
          empty="Nothing stood out: every answer was right."
          icon={Target}
          tone="warn"
          isTaught
        />
      </Grid>
      <chakra.div mb="6">
        <NextLesson />
      </chakra.div>
      <Flex wrap="wrap" gap="3">
        <Button asChild size="lg">
          <Link to="/dashboard">Go to Your Dashboard</Link>
        </Button>
        {actions ?? (
          <Button asChild size="lg" variant="outline">
            <Link to="/place-bets">Place Bets</Link>
          </Button>
        )}
      </Flex>
      <Review answers={answers} />
    </Card>
  );
}

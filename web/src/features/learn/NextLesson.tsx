import { chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { GUIDE_OF_TOPIC, isQuizTopic } from '@/domain/learning/quiz-topics';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { GUIDES, isPremiumGuide } from './guides';

/** The first guide that was not read, those of topics that the quiz found weak before all others. */
function useNextLesson(read: readonly string[]) {
  const { user } = useCurrentUser();
  const weak = (user.quizResults?.areasToImprove ?? []).filter(isQuizTopic);
  const topic = weak.find((one) => !read.includes(GUIDE_OF_TOPIC[one]));
  const isNext = topic
    ? ({ id }: { id: string }) => id === GUIDE_OF_TOPIC[topic]
    : ({ id }: { id: string }) => !read.includes(id);
  const guide = GUIDES.filter((one) => user.isPremium || !isPremiumGuide(one)).find(isNext);
  return guide && { guide, topic };
}

export function NextLesson({ read }: { read: readonly string[] }) {
  const next = useNextLesson(read);
  if (!next) return null;
  const { guide, topic } = next;
  return (
    <Card aria-label="Your next lesson" p={{ base: '4', md: '5' }}>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <div>
          <chakra.h2 fontSize="lg">Your next lesson: {guide.title}</chakra.h2>
          <chakra.p mt="1" color="fg.muted">
            {topic ? `Your quiz left ${topic} open. ${guide.summary}` : guide.summary}
          </chakra.p>
        </div>
        <Button asChild>
          <Link to={`/learn/${guide.id}`}>
            Open the guide
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}

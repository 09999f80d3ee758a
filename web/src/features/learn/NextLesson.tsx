import { chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { useNextLesson } from './next-lesson';

export function NextLesson({ read }: { read: readonly string[] }) {
  const next = useNextLesson(read);
  if (!next) return null;
  const { guide, why } = next;
  return (
    <Card aria-label="Your next lesson" p={{ base: '4', md: '5' }}>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <div>
          <chakra.h2 fontSize="lg">Your next lesson: {guide.title}</chakra.h2>
          <chakra.p mt="1" color="fg.muted">
            {why} {guide.summary}
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

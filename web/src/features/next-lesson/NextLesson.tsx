import { chakra, Flex } from '@chakra-ui/react';
import { ArrowRight, GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useGuidesRead } from '@/api/practice/learn';
import { guideTitle } from '@/domain/learning/guide-title';
import { Button } from '@/ui/elements/Button';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { whyText } from './why-text';

/** The guide that the server finds best to read now, and why; nothing where none is left. */
export function NextLesson() {
  const { isDemo } = useCurrentUser();
  const { data, isPending } = useGuidesRead();
  // As high as the card, so that nothing jumps when it comes.
  if (!isDemo && isPending)
    return <Skeleton height={{ base: '9.625rem', md: '4.875rem' }} borderRadius="lg" />;
  if (!data?.next) return null;
  const title = guideTitle(data.next.guideId);
  return (
    <Card aria-label="Your next lesson">
      <Flex align="center" justify="space-between" columnGap="4" rowGap="2" wrap="wrap">
        <div>
          <CardTitle Icon={GraduationCap}>Your next lesson: {title}</CardTitle>
          <chakra.p color="fg.muted">{whyText(data.next)}</chakra.p>
        </div>
        <Button asChild size="sm" variant="outline">
          <Link to={`/learn/${data.next.guideId}`}>
            Open the guide
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}

import { Flex } from '@chakra-ui/react';
import { Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '@/domain/format/counted';
import { Button } from '@/ui/elements/Button';
import { Card, CardTitle } from '@/ui/layout/Card';

/** The way to the questions that come back today. */
export function DueReviews({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card aria-label="Reviews">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <CardTitle Icon={Repeat}>{counted(count, 'question')} to review</CardTitle>
        <Button asChild variant="outline" size="sm">
          <Link to="/learn">Review</Link>
        </Button>
      </Flex>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';

interface ClassHeadProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  /** What the page shows of the class. */
  children: ReactNode;
}

/** The title of a class over what a page shows of it. */
export function ClassHead({ title, action, children }: ClassHeadProps) {
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <chakra.div minW="0" overflowWrap="anywhere">
          <ChalkHeading>
            <bdi>{title}</bdi>
          </ChalkHeading>
        </chakra.div>
        {action}
      </Flex>
      <chakra.p mt="1" mb="5" color="fg.muted" maxW="70ch">
        {children}
      </chakra.p>
    </>
  );
}

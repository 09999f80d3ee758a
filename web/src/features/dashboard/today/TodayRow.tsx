import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';

interface TodayRowProps {
  /** The name of the row for a screen reader. */
  label: string;
  Icon: LucideIcon;
  title: ReactNode;
  /** Beside the title, in small words. */
  aside?: string | undefined;
  children?: ReactNode;
  /** The one way on; the row that asks for something today is the filled one. */
  action?: { to: string; text: string; isAsked?: boolean } | undefined;
}

/** A thing of the day: what it is, in one sentence, and the way to it. */
export function TodayRow({ label, Icon, title, aside, children, action }: TodayRowProps) {
  return (
    <chakra.section aria-label={label} py="3" _notFirst={dashedRule}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
        <Flex gap="3" flex="1 1 16rem" minW="0">
          <chakra.span color="fg.subtle" mt="0.5" flexShrink="0" aria-hidden>
            <Icon size={20} />
          </chakra.span>
          <chakra.div minW="0">
            <Flex wrap="wrap" columnGap="2" align="baseline">
              <chakra.h3 fontSize="md" fontWeight="semibold">
                {title}
              </chakra.h3>
              {aside && (
                <chakra.span fontSize="sm" color="fg.muted">
                  {aside}
                </chakra.span>
              )}
            </Flex>
            <chakra.div fontSize="sm" color="fg.muted">
              {children}
            </chakra.div>
          </chakra.div>
        </Flex>
        {action && (
          <Button asChild size="sm" variant={action.isAsked ? 'solid' : 'outline'}>
            <Link to={action.to}>
              {action.text}
              {!action.isAsked && <ArrowRight aria-hidden />}
            </Link>
          </Button>
        )}
      </Flex>
    </chakra.section>
  );
}

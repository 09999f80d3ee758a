import { Flex } from '@chakra-ui/react';
import type { QueryKey } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { Button } from '@/ui/elements/Button';
import { SignInRequired } from '@/ui/feedback/SignInRequired';
import { Page } from '@/ui/layout/Page';
import { Loaded } from './Loaded';
import type { LoadedProps } from './Loaded';

interface ClassPageProps<Data, Key extends QueryKey> extends LoadedProps<Data, Key> {
  /** In the browser's tab. */
  title: string;
  /** Whose it is: 'a class that you teach' */
  of: string;
  back?: { to: string; label: string };
}

const CLASSES = { to: '/classes', label: 'Classes' };

/** A page of a class: the way back, and what it shows once that is read. */
export function ClassPage<Data, Key extends QueryKey>({
  title,
  of,
  back = CLASSES,
  ...loaded
}: ClassPageProps<Data, Key>) {
  const { isDemo } = useCurrentUser();
  return (
    <Page title={title}>
      <Flex mb="3">
        <Button asChild variant="ghost" size="sm" ml="-3">
          <Link to={back.to}>
            <ChevronLeft aria-hidden />
            {back.label}
          </Link>
        </Button>
      </Flex>
      {isDemo ? (
        <SignInRequired text={`Sign in to see ${loaded.what} of ${of}.`} />
      ) : (
        <Loaded {...loaded} />
      )}
    </Page>
  );
}

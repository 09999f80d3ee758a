import { Flex } from '@chakra-ui/react';
import { LogIn } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import { EmptyState } from './EmptyState';
import { useSignInLinks } from './use-sign-in-links';

/** Stands in place of a page that needs an account. */
export function SignInRequired({ text }: { text: string }) {
  const { signIn, register } = useSignInLinks();
  return (
    <Card>
      <EmptyState
        icon={LogIn}
        title="You are signed out"
        text={text}
        action={
          <Flex gap="2" wrap="wrap" justify="center">
            <Button asChild>
              <Link {...signIn}>Sign In</Link>
            </Button>
            <Button asChild variant="outline">
              <Link {...register}>Register</Link>
            </Button>
          </Flex>
        }
      />
    </Card>
  );
}

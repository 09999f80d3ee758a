import { Box, chakra, Flex } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { askForUpgrade } from '@/state/upgrade';
import { Button } from '@/ui/elements/Button';

interface UpgradePromptProps {
  title: string;
  text: string;
}

/** Describes what a paid tier opens, with a button to upgrade. */
export function UpgradePrompt({ title, text }: UpgradePromptProps) {
  return (
    <Flex
      role="note"
      aria-label={title}
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '4' }}
      p="4"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="lg"
    >
      <Box color="warn" flexShrink="0" aria-hidden>
        <Lock size={24} />
      </Box>
      <chakra.p flex="1">
        <b>{title}.</b> <chakra.span color="fg.muted">{text}</chakra.span>
      </chakra.p>
      <Button asChild variant="chalk">
        <Link to="/dashboard" onClick={askForUpgrade}>
          Upgrade
        </Link>
      </Button>
    </Flex>
  );
}

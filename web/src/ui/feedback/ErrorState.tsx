import { Box, chakra, Flex } from '@chakra-ui/react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '@/ui/elements/Button';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Flex role="alert" direction="column" align="center" gap="3" py="8" px="4" textAlign="center">
      <Box color="loss" aria-hidden>
        <TriangleAlert size={32} strokeWidth={1.5} />
      </Box>
      <chakra.p fontWeight="semibold">{message}</chakra.p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </Flex>
  );
}

import { chakra } from '@chakra-ui/react';

export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      left="2"
      zIndex="skipLink"
      px="4"
      py="2.5"
      bg="chalk"
      color="chalk.contrast"
      fontWeight="bold"
      borderRadius="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}

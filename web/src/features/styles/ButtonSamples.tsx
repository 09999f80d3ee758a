import { Flex } from '@chakra-ui/react';
import { Button } from '@/ui/elements/Button';
import { Samples } from './Samples';

const VARIANTS = ['solid', 'chalk', 'outline', 'ghost', 'destructive'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function ButtonSamples() {
  return (
    <Samples title="Buttons">
      {SIZES.map((size) => (
        <Flex key={size} wrap="wrap" align="center" gap="3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {`${variant} ${size}`}
            </Button>
          ))}
        </Flex>
      ))}
      <Flex>
        <Button disabled>disabled</Button>
      </Flex>
    </Samples>
  );
}

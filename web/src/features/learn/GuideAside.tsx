import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { BankrollTip } from './BankrollTip';
import { GUIDES } from './guides';
import type { Guide } from './guides';

const NextLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    fontWeight: 'semibold',
    color: 'brand',
    _hover: { textDecoration: 'underline' },
  },
});

interface GuideAsideProps {
  guide: Guide;
  inShort: readonly string[];
}

/** Beside the text on a wide screen, after it on a narrow one. */
export function GuideAside({ guide, inShort }: GuideAsideProps) {
  const next = GUIDES[GUIDES.indexOf(guide) + 1];
  return (
    <Box as="aside" aria-label="About this guide" position={{ lg: 'sticky' }} top={{ lg: '20' }}>
      <Flex direction="column" gap="4">
        <Card aria-labelledby="in-short">
          <CardTitle id="in-short">In short</CardTitle>
          <chakra.ul mt="2">
            {inShort.map((point, index) => (
              <chakra.li key={point} py="2.5" {...(index > 0 && dashedRule)}>
                {point}
              </chakra.li>
            ))}
          </chakra.ul>
        </Card>
        <BankrollTip />
        {next && (
          <Card as="nav" aria-label="Next guide" py="2">
            <NextLink to={`/learn/${next.id}`}>
              Next: {next.title}
              <ArrowRight size={18} aria-hidden />
            </NextLink>
          </Card>
        )}
      </Flex>
    </Box>
  );
}

import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { LogoMark } from '@/ui/elements/Logo';
import { PageContainer } from '@/ui/layout/Page';

export function Footer() {
  return (
    <chakra.footer borderTopWidth="1px" mt="auto" color="fg.muted" fontSize="sm">
      <PageContainer>
        <Flex
          py="6"
          gap={{ base: '3', md: '6' }}
          align="center"
          direction={{ base: 'column', md: 'row' }}
        >
          <Flex align="center" gap="2" fontFamily="heading" fontWeight="bold" color="fg">
            <LogoMark size={22} />
            Chalkline
          </Flex>
          <chakra.p textAlign={{ base: 'center', md: 'left' }} textWrap="balance">
            This is a simulated environment for educational purposes. No real money is involved. You
            must be 18+ to use it.
          </chakra.p>
          <Flex
            columnGap="6"
            rowGap="2"
            py="1"
            wrap="wrap"
            justify="center"
            textDecoration="underline"
            ml={{ md: 'auto' }}
          >
            <Link to="/classes">Classes</Link>
            <Link to="/practice">Practice</Link>
            <Link to="/time-machine">Time machine</Link>
            <Link to="/status">Status</Link>
            <Link to="/proof">Proof</Link>
          </Flex>
        </Flex>
      </PageContainer>
    </chakra.footer>
  );
}

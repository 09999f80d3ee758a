import { lazy, Suspense, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Menu, Settings } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import type { User } from '@/api/types';
import { Button } from '@/ui/elements/Button';
import { LogoMark } from '@/ui/elements/Logo';
import { SHORT } from '@/ui/theme/short';
import { BalancePill } from './BalancePill';
import { ColourModeToggle } from './ColourModeToggle';
import { MY_BETS, NAV_LINKS } from './nav';
import { useSignOut } from './use-sign-out';

const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer')).NavDrawer }));

const HeaderLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: { base: '1.5', xl: '3' },
    borderRadius: 'md',
    fontWeight: 'semibold',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    '&[aria-current=page]': { color: 'fg', bg: 'bg.subtle' },
  },
});

/** Where a balance of many digits leaves no room for its word, that slips below the mark, out of sight. */
function Brand() {
  return (
    <Flex
      asChild
      wrap="wrap"
      align="center"
      columnGap="2.5"
      rowGap="2"
      height="8"
      minW="8"
      overflow="hidden"
      fontFamily="heading"
      fontWeight="extrabold"
      fontSize="xl"
    >
      <Link to="/">
        <LogoMark />
        Chalkline
      </Link>
    </Flex>
  );
}

/** Everything beside the brand on a wide screen. */
function WideActions({ user }: { user: User | null }) {
  const { signOut, pending } = useSignOut();
  const { state } = useLocation() as { state: unknown };
  return user ? (
    <>
      <Button asChild variant="ghost" size="icon">
        <Link to="/settings" aria-label="Settings">
          <Settings aria-hidden />
        </Link>
      </Button>
      <Button variant="outline" size="sm" onClick={signOut} disabled={pending}>
        Sign Out
      </Button>
    </>
  ) : (
    <Button asChild variant="outline" size="sm">
      <Link to="/" state={state}>
        Sign In
      </Link>
    </Button>
  );
}

export function Header({ user }: { user: User | null }) {
  // Undefined until the menu is first opened: only then is it fetched.
  const [menuOpen, setMenuOpen] = useState<boolean>();
  return (
    <chakra.header
      position="sticky"
      css={{ [SHORT]: { position: 'static' } }}
      top="0"
      zIndex="header"
      bg="bg.panel"
      borderBottomWidth="1px"
      height="14"
    >
      <Flex align="center" gap="3" height="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }}>
        <Brand />
        {user && (
          <chakra.nav aria-label="Main" hideBelow="lg" ml="3">
            {/* An eighth would leave no room at 1024 px: the statement is reached from My Bets. */}
            <Flex gap={{ base: '0.5', xl: '1' }}>
              {[...NAV_LINKS, MY_BETS].map(({ to, label }) => (
                <HeaderLink key={to} to={to}>
                  {label}
                </HeaderLink>
              ))}
            </Flex>
          </chakra.nav>
        )}
        <Flex align="center" gap={{ base: '1', md: '3' }} ml="auto" flexShrink="0">
          {user && <BalancePill balance={user.virtualBalance} />}
          <ColourModeToggle />
          <Flex hideBelow="lg" align="center" gap="3">
            <WideActions user={user} />
          </Flex>
          <Button
            hideFrom="lg"
            variant="ghost"
            size="icon"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen ?? false}
            onClick={() => setMenuOpen(true)}
          >
            <Menu aria-hidden />
          </Button>
        </Flex>
      </Flex>
      <Suspense fallback={null}>
        {menuOpen !== undefined && (
          <NavDrawer open={menuOpen} user={user} onClose={() => setMenuOpen(false)} />
        )}
      </Suspense>
    </chakra.header>
  );
}

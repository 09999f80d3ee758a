import { chakra, Flex } from '@chakra-ui/react';
import { GraduationCap, History, LogIn, LogOut, Scale, ScanSearch, Settings } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import type { User } from '@/api/types';
import { Coins } from '@/ui/betting/Coins';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';
import { Drawer } from '@/ui/overlay/Drawer';
import { NAV_LINKS, OWN_LINKS } from './nav';
import { useSignOut } from './use-sign-out';

const DrawerLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'semibold',
    color: 'fg.muted',
    '& > svg': { boxSize: '5' },
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { bg: 'bg.subtle', color: 'fg' },
  },
});

const BELOW_THE_BALANCE = [
  ...OWN_LINKS,
  { to: '/classes', label: 'Classes', Icon: GraduationCap },
  { to: '/practice', label: 'Practice', Icon: Scale },
  { to: '/time-machine', label: 'Time Machine', Icon: History },
  { to: '/settings', label: 'Settings', Icon: Settings },
];

interface NavDrawerProps {
  open: boolean;
  user: User | null;
  onClose: () => void;
}

/** The menu of small screens, from the right. */
export function NavDrawer({ open, user, onClose }: NavDrawerProps) {
  const { signOut, pending } = useSignOut();
  const { state } = useLocation() as { state: unknown };
  const leave = async () => {
    onClose();
    await signOut();
  };

  if (!user) {
    return (
      <Drawer open={open} onClose={onClose} title="Menu">
        <Button asChild width="full">
          <Link to="/" state={state} onClick={onClose}>
            <LogIn aria-hidden />
            Sign In
          </Link>
        </Button>
      </Drawer>
    );
  }
  return (
    <Drawer open={open} onClose={onClose} title={user.username}>
      <Flex asChild direction="column" gap="1" pb="4">
        <nav aria-label="Menu">
          {NAV_LINKS.map(({ to, label, Icon }) => (
            <DrawerLink key={to} to={to} onClick={onClose}>
              <Icon aria-hidden />
              {label}
            </DrawerLink>
          ))}
        </nav>
      </Flex>
      <Flex {...dashedRule} justify="space-between" py="4" px="3" fontWeight="semibold">
        <span>Balance</span>
        <Coins amount={user.virtualBalance} />
      </Flex>
      <Flex {...dashedRule} direction="column" pt="2" mb="2">
        {BELOW_THE_BALANCE.map(({ to, label, Icon }) => (
          <DrawerLink key={to} to={to} onClick={onClose}>
            <Icon aria-hidden />
            {label}
          </DrawerLink>
        ))}
        {user.roles.includes('auditor') && (
          <DrawerLink to="/audit" onClick={onClose}>
            <ScanSearch aria-hidden />
            Audit
          </DrawerLink>
        )}
      </Flex>
      <Button variant="outline" width="full" onClick={leave} disabled={pending}>
        <LogOut aria-hidden />
        Sign Out
      </Button>
    </Drawer>
  );
}

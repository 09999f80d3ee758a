import { chakra, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Crown, RotateCw } from 'lucide-react';
import { invalidateAccountData } from '@/api/account/account-data';
import { serverTime } from '@/browser/server-clock';
import { openUpgrade } from '@/state/upgrade';
import { useDates } from '@/state/use-dates';
import { Button } from '@/ui/elements/Button';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';

interface DashboardHeaderProps {
  /** When the figures came, in milliseconds of the browser's clock; left out while there are none. */
  updatedAt?: number | undefined;
  /** Left out where there is nothing to refresh. */
  refreshing?: boolean;
  canUpgrade?: boolean;
}

export function DashboardHeader({
  updatedAt,
  refreshing,
  canUpgrade = false,
}: DashboardHeaderProps) {
  const client = useQueryClient();
  const { formatTime } = useDates();
  return (
    <Flex align="center" justify="space-between" wrap="wrap" gap="3" mb={{ base: '4', md: '5' }}>
      <ChalkHeading>Your Dashboard</ChalkHeading>
      {refreshing !== undefined && (
        <Flex align="center" wrap="wrap" gap="3">
          {updatedAt !== undefined && (
            <chakra.span hideBelow="md" fontSize="sm" color="fg.muted">
              Updated {formatTime(serverTime(updatedAt))}
            </chakra.span>
          )}
          <Button
            variant="outline"
            size="sm"
            disabled={refreshing}
            onClick={() => void invalidateAccountData(client)}
          >
            <RotateCw aria-hidden />
            {refreshing ? 'Refreshing...' : 'Refresh'}
          </Button>
          {canUpgrade && (
            <Button variant="chalk" size="sm" onClick={openUpgrade}>
              <Crown aria-hidden />
              Upgrade Account
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}

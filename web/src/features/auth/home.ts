import type { User } from '@/api/types';

/** Where a signed-in user belongs. */
export function homeFor(_user: User): string {
  return '/dashboard';
}

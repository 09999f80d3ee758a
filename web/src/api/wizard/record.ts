import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';

/** What the Wizard's advice was worth, to everybody who was advised. */
export function useWizardRecord() {
  return useQuery({
    queryKey: keys.wizardRecord,
    queryFn: ({ signal }) => dataOf(api.GET('/api/wizard/record', { signal })),
  });
}

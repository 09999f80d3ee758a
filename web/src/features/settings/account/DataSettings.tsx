import { useState } from 'react';
import { Flex } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { useExportAccount } from '@/api/account/account';
import { saveFile } from '@/browser/save-file';
import { Section } from '@/features/settings/Section';
import { showRefusal } from '@/features/settings/show-refusal';
import { Button } from '@/ui/elements/Button';
import { DeleteDialog } from './DeleteDialog';

export function DataSettings() {
  const { mutateAsync: exportAccount, isPending } = useExportAccount();
  const [deleting, setDeleting] = useState(false);
  const download = async () => {
    try {
      const data = await exportAccount();
      saveFile('chalkline-data.json', 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      showRefusal('Nothing was downloaded', error);
    }
  };
  return (
    <Section
      title="Your data"
      text="All that is stored about you, as a file: your account, your settings and every record of the ledger."
    >
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" disabled={isPending} onClick={download}>
          <Download aria-hidden />
          {isPending ? 'Gathering...' : 'Download My Data'}
        </Button>
        <Button variant="outline" color="loss" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete My Account
        </Button>
      </Flex>
      <DeleteDialog open={deleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}

import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import type { ProvenRecord } from '@/domain/proof/checks/evidence';
import { SelectField } from '@/ui/form/SelectField';
import { HashPath } from './HashPath';

interface WayToRootProps {
  records: readonly ProvenRecord[];
  /** Shown first. */
  position: bigint | undefined;
}

/** The picture of one record's way to the root, with a choice among the records of the file. */
export function WayToRoot({ records, position }: WayToRootProps) {
  const [chosen, setChosen] = useState(`${position ?? records[0]?.position ?? ''}`);
  const record = records.find((one) => `${one.position}` === chosen) ?? records[0];
  if (!record) return null;
  return (
    <chakra.section mt="5">
      <chakra.h3 fontSize="md" fontWeight="bold" fontFamily="body" color="fg.muted">
        The way to the root
      </chakra.h3>
      <chakra.p fontSize="sm" color="fg.muted" mt="1" mb="3">
        From below: the hash of the record is joined with the one beside it, level by level. Only
        this record at this place leads to the root that was signed.
      </chakra.p>
      {records.length > 1 && (
        <SelectField
          label="Record"
          value={`${record.position}`}
          options={records.map((one) => ({
            value: `${one.position}`,
            label: `${one.position}: ${one.event}`,
          }))}
          onChange={setChosen}
        />
      )}
      <chakra.div mt="4">
        <HashPath record={record} />
      </chakra.div>
    </chakra.section>
  );
}

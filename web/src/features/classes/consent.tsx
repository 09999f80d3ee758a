import { chakra, Flex } from '@chakra-ui/react';
import type { ClassConsent } from '@/api/types';
import { isolated } from '@/domain/format/isolated';
import { CheckboxField } from '@/ui/form/Field';

/** What is ticked until the learner changes it. */
export const USUAL_CONSENT: ClassConsent = {
  bets: true,
  learning: true,
  quiz: false,
  chasing: false,
};

const ROWS: readonly { row: keyof ClassConsent; label: string; note?: string }[] = [
  {
    row: 'bets',
    label: 'My bets from this purse, with my estimates and notes',
    note: 'Without them your educator sees nothing of your practice.',
  },
  { row: 'learning', label: 'What I read, checked and estimated since joining' },
  { row: 'quiz', label: 'My quiz answers' },
  {
    row: 'chasing',
    label: 'Signs of changed play after losses',
    note: 'This may say something about your health. Your grade does not need it.',
  },
];

/** What the class knows of a learner beside these rows; in a graded class their name. */
function neverText(name: string | null): string {
  const known = name
    ? `Your educators see the name ${isolated(name)} beside an alias that is drawn. Never: your email,`
    : 'The class knows you by an alias that is drawn. Never: your name, your email,';
  return `${known} your other bets, and what you ask the Wizard. Somebody who knows one of your bets could find your row.`;
}

interface ConsentRowsProps {
  consent: ClassConsent;
  name: string | null;
  disabled?: boolean;
  onChange: (consent: ClassConsent) => void;
}

/** What a class sees of a learner, row by row. */
export function ConsentRows({ consent, name, disabled, onChange }: ConsentRowsProps) {
  return (
    <chakra.fieldset>
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
        What the class sees of me
      </chakra.legend>
      <Flex direction="column" gap="1">
        {ROWS.map(({ row, label, note }) => (
          <div key={row}>
            <CheckboxField
              label={label}
              checked={consent[row]}
              disabled={disabled}
              onChange={({ target }) => onChange({ ...consent, [row]: target.checked })}
            />
            {note && (
              <chakra.p fontSize="sm" color="fg.muted" ml="8">
                {note}
              </chakra.p>
            )}
          </div>
        ))}
      </Flex>
      <chakra.p fontSize="sm" color="fg.muted" mt="2">
        {neverText(name)}
      </chakra.p>
    </chakra.fieldset>
  );
}

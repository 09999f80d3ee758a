import { chakra } from '@chakra-ui/react';
import { WandSparkles } from 'lucide-react';
import { Link } from 'react-router';
import { askPath } from '@/domain/wizard/ask';

const Ask = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'semibold',
    color: 'brand',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
    '& > svg': { boxSize: '1.1em', flexShrink: '0' },
  },
});

interface AskWizardLinkProps {
  /** Stands in the Wizard's input then; the reader sends it. */
  question: string;
  /** What it is about, for a screen reader, where several stand on a page. */
  about?: string;
}

/** Leads to the Wizard with a question. */
export function AskWizardLink({ question, about }: AskWizardLinkProps) {
  return (
    <Ask to={askPath(question)}>
      <WandSparkles aria-hidden />
      Ask the Wizard
      {about && <chakra.span srOnly> about {about}</chakra.span>}
    </Ask>
  );
}

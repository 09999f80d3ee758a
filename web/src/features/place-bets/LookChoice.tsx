import { chakra, Flex } from '@chakra-ui/react';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { BOARD_LOOKS, useBoardLook } from '@/state/board-look';
import type { BoardLook } from '@/state/board-look';

const Choice = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'fg' },
    _pressed: { bg: 'chalk', color: 'chalk.contrast' },
  },
});

const LOOKS: Record<BoardLook, { name: string; Icon: typeof Rows3 }> = {
  cards: { name: 'Cards, with the margin', Icon: LayoutGrid },
  rows: { name: 'Rows, many games at a glance', Icon: Rows3 },
};

/** Cards or rows; the browser remembers which. */
export function LookChoice() {
  const chosen = useBoardLook(({ look }) => look);
  return (
    <Flex
      role="group"
      aria-label="Show games as"
      p="0.5"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
    >
      {BOARD_LOOKS.map((look) => {
        const { name, Icon } = LOOKS[look];
        return (
          <Choice
            key={look}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={look === chosen}
            onClick={() => useBoardLook.setState({ look })}
          >
            <Icon size={18} aria-hidden />
          </Choice>
        );
      })}
    </Flex>
  );
}

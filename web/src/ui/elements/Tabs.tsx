import { useId, useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chakra, defineRecipe } from '@chakra-ui/react';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
  disabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** The name of the choice, for a screen reader. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  variant?: 'line' | 'segmented';
}

const listRecipe = defineRecipe({
  base: { display: 'flex' },
  variants: {
    variant: {
      line: { borderBottomWidth: '1px', overflowX: 'auto', overflowY: 'hidden' },
      segmented: { bg: 'bg.subtle', borderRadius: 'md', p: '1', gap: '1' },
    },
  },
});
const List = chakra('div', listRecipe);

const tabRecipe = defineRecipe({
  base: {
    minH: '11',
    px: '4',
    fontWeight: 'semibold',
    fontSize: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: 'color, background',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
    _selected: { color: 'fg' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      line: {
        // On a phone the hub's four fit beside each other, and long labels take two lines.
        px: { base: '2', sm: '4' },
        whiteSpace: { base: 'normal', sm: 'nowrap' },
        lineHeight: 'short',
        borderBottomWidth: '3px',
        borderBottomColor: 'transparent',
        _focusVisible: { outlineOffset: '-3px' },
        _selected: { borderBottomColor: 'brand' },
      },
      segmented: {
        flex: '1',
        minH: '10',
        px: { base: '2', sm: '3' },
        borderWidth: '1px',
        borderColor: 'transparent',
        borderRadius: 'sm',
        _selected: { bg: 'bg.panel', borderColor: 'border.control' },
      },
    },
  },
});
const Tab = chakra('button', tabRecipe);

/** Where a key leads among n tabs from the one at index, or undefined when it leads nowhere. */
function next(key: string, index: number, n: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % n;
    case 'ArrowLeft':
      return (index + n - 1) % n;
    case 'Home':
      return 0;
    case 'End':
      return n - 1;
    default:
      return undefined;
  }
}

/** Brings the chosen tab to the middle of a row that is wider than its place; the page stays where it is. */
function showChosen(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const [row, chosen] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += chosen.left + chosen.width / 2 - (row.left + row.width / 2);
}

/**
 * The tabs pattern of the ARIA authoring practices: one stop for Tab, arrows move and choose. Only the
 * chosen panel is in the page.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, variant = 'line' } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.value === value);

  // Only tabs in a line scroll; measuring others would delay a phone for nothing.
  useEffect(() => {
    if (list.current && variant === 'line') showChosen(list.current);
  }, [value, variant]);

  const onKeyDown = (event: KeyboardEvent) => {
    const enabled = items.filter(({ disabled }) => !disabled);
    const index = next(
      event.key,
      enabled.findIndex((item) => item.value === value),
      enabled.length,
    );
    const item = index === undefined ? undefined : enabled[index];
    if (!item || index === undefined) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled')[index]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} variant={variant} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            variant={variant}
            disabled={item.disabled}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      {chosen && (
        <chakra.div
          key={value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${value}`}
          pt="4"
        >
          {chosen.panel}
        </chakra.div>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, Grid } from '@chakra-ui/react';

/** The height of the window below the columns, where the page's end is in sight: a CSS variable. */
const BELOW = '--below-columns';

/** By the footer, or by a toast, which lies there. */
const TAKEN_BELOW = `max(var(${BELOW}, 0px), var(--toast-room, 0px))`;

/**
 * Keeps the side column within the window at the page's end. It would be pushed up under the header
 * otherwise, by as much as the footer shows. A main column lower than the window pushes nothing.
 */
function useRoomBelow() {
  const main = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      if (!main.current) return;
      const { bottom, height } = main.current.getBoundingClientRect();
      const below = height > window.innerHeight ? Math.max(0, window.innerHeight - bottom) : 0;
      side.current?.style.setProperty(BELOW, `${Math.round(below)}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return [main, side] as const;
}

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

/**
 * Two columns: the page's title and games, and beside them the player's own slip or bets, from the
 * top of the page on. One column on a narrow screen.
 */
export function Columns({ main, side }: ColumnsProps) {
  const [mainColumn, sideColumn] = useRoomBelow();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.slip}' }}
      gap="6"
      alignItems="start"
    >
      <Box ref={mainColumn} minW="0">
        {main}
      </Box>
      <Box
        ref={sideColumn}
        display="grid"
        gap="4"
        position={{ lg: 'sticky' }}
        top={{ lg: 'var(--below-header)' }}
        maxH={{ lg: `calc(100dvh - var(--below-header) - 1rem - ${TAKEN_BELOW})` }}
        overflowY={{ lg: 'auto' }}
      >
        {side}
      </Box>
    </Grid>
  );
}

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '@/test/render';
import { Columns } from './Columns';

/** The room below the side column, with a main column of this height whose end is at this place of the window. */
function roomBelow(height: number, bottom: number): string | undefined {
  renderPart(<Columns main={<p>Games</p>} side={<p>Slip</p>} />);
  const [main, side] = ['Games', 'Slip'].map((text) => screen.getByText(text).parentElement);
  const rect = { height, bottom } as DOMRect;
  if (main) main.getBoundingClientRect = () => rect;
  fireEvent.scroll(window);
  return side?.style.getPropertyValue('--below-columns');
}

it.each([
  ['is all its own while the games go on below', 3000, 2000, '0px'],
  ["is less by what follows the games at the page's end", 3000, window.innerHeight - 120, '120px'],
  ['is all its own beside few games', 300, 400, '0px'],
])('the room of the side column %s', (_, height, bottom, room) =>
  expect(roomBelow(height, bottom)).toBe(room),
);

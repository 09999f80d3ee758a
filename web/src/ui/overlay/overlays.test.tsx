import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@/test/render';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';
import { Tooltip } from './Tooltip';

it('names a dialog by its title and closes it by its button and by Escape', async () => {
  const onClose = vi.fn();
  const { user } = renderPart(
    <Dialog open onClose={onClose} title="Odds have changed" description="Take the new price?" />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Odds have changed' });
  expect(dialog).toHaveAccessibleDescription('Take the new price?');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('names a drawer by its title and closes it by Escape', async () => {
  const onClose = vi.fn();
  const { user } = renderPart(
    <Drawer open onClose={onClose} title="Selections" placement="bottom">
      nothing yet
    </Drawer>,
  );
  await screen.findByRole('dialog', { name: 'Selections' });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows a tooltip 700 ms after the pointer has come, and for 300 ms after it has gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  renderPart(
    <Tooltip content="What the bookmaker keeps">
      <button type="button">Margin</button>
    </Tooltip>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const button = screen.getByRole('button', { name: 'Margin' });
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await pass(650);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(100);
  expect(screen.getByRole('tooltip')).toBeVisible();
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  await pass(250);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await pass(100);
  expect(screen.queryByRole('tooltip')).toBeNull();
  vi.useRealTimers();
});

it('explains on focus by a tooltip', async () => {
  const { user } = renderPart(
    <Tooltip content="What the bookmaker keeps">
      <button type="button">Margin</button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('What the bookmaker keeps');
});

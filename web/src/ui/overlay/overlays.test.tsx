import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('tooltips', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const enter = (name: string) =>
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  const leave = (name: string) =>
    fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    renderPart(
      <>
        <Tooltip content="What the bookmaker keeps">
          <button type="button">Margin</button>
        </Tooltip>
        <Tooltip content="How likely the price says it is">
          <button type="button">Chance</button>
        </Tooltip>
      </>,
    );
  });
  afterEach(async () => {
    await pass(1000);
    vi.useRealTimers();
  });

  it('open 700 ms after the pointer has come, and close when it has gone', async () => {
    enter('Margin');
    await pass(650);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await pass(100);
    expect(screen.getByRole('tooltip')).toBeVisible();
    leave('Margin');
    await pass(50);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('open at once within 300 ms of another, and wait again after that', async () => {
    enter('Margin');
    await pass(750);
    leave('Margin');
    await pass(250);
    enter('Chance');
    await pass(20);
    expect(screen.getByRole('tooltip')).toHaveTextContent('How likely the price says it is');
    leave('Chance');
    await pass(350);
    enter('Margin');
    await pass(650);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await pass(100);
    expect(screen.getByRole('tooltip')).toHaveTextContent('What the bookmaker keeps');
  });
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

import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast } from '@/state/toast';
import { renderPart } from '@/test/render';
import { Toaster } from './Toaster';

function show(title: string, tone?: 'error' | 'success') {
  act(() => {
    showToast({ title, tone });
  });
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('leads on to what it speaks of, and goes', async () => {
  dismissToast();
  const { user } = renderPart(
    <MemoryRouter>
      <Toaster />
      <Routes>
        <Route path="/" element="Here" />
        <Route path="/my-bets/42" element="The look-back" />
      </Routes>
    </MemoryRouter>,
  );
  act(() => {
    showToast({ title: 'Bet won', link: { to: '/my-bets/42', label: 'Look back' } });
  });
  await user.click(screen.getByRole('link', { name: 'Look back' }));
  expect(screen.getByText('The look-back')).toBeVisible();
  expect(screen.queryByText('Bet won')).toBeNull();
});

describe('the toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    dismissToast();
    renderPart(<Toaster />);
  });
  afterEach(() => vi.useRealTimers());

  it('shows one at a time: a new one takes the place of the old', () => {
    show('First');
    show('Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('shows each for 5000 ms, also one that replaced another', () => {
    show('First');
    wait(4000);
    show('Second');
    wait(4999);
    expect(screen.getByText('Second')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('waits while it is being read', () => {
    show('Read me');
    fireEvent.pointerEnter(screen.getByText('Read me'));
    wait(60_000);
    expect(screen.getByText('Read me')).toBeVisible();
    fireEvent.pointerLeave(screen.getByText('Read me'));
    wait(5000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('can be dismissed', () => {
    show('Enough');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Enough')).toBeNull();
  });

  it('interrupts a screen reader for an error alone', () => {
    show('Saved', 'success');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    show('Lost', 'error');
    expect(screen.getByRole('alert')).toHaveTextContent('Lost');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

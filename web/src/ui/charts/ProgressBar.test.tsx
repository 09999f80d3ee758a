import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '@/test/render';
import { ProgressBar } from './ProgressBar';

it('is out of 100 unless told otherwise', () => {
  renderPart(<ProgressBar label="Quiz" value={40} />);
  const bar = screen.getByRole('progressbar', { name: 'Quiz' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar.firstElementChild).toHaveStyle({ width: '40.0%' });
});

it('never runs past its end', () => {
  renderPart(<ProgressBar label="Experience" value={900} max={300} />);
  const bar = screen.getByRole('progressbar', { name: 'Experience' });
  expect(bar).toHaveAttribute('aria-valuenow', '300');
  expect(bar.firstElementChild).toHaveStyle({ width: '100.0%' });
});

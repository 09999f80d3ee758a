import { expect, it } from 'vitest';
import { checksPerGuide } from '@/../../schemas/cases/guides.json';
import { GUIDE_STEPS, minutesText } from './minutes-left';

it('knows how many steps a guide has', () => expect(GUIDE_STEPS).toBe(checksPerGuide));

it.each([
  [0, 0, 'about 5 min'],
  [2, 0, 'about 3 min'],
  [5, 0, 'about 1 min'],
  [5, 2, 'about 2 min'],
])('with %i steps answered, and %i asked again: %s', (answered, askedAgain, text) =>
  expect(minutesText(answered, askedAgain)).toBe(text),
);

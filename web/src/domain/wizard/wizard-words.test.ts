import { expect, it } from 'vitest';
import { aboutPick, aboutRecord, askPath } from './ask';
import { confidenceLevel } from './confidence';
import { greeting, lengthOf, quotaText } from './words';

it.each([
  [0.71, 'High', 'win'],
  [0.7, 'Medium', 'warn'],
  [0.41, 'Medium', 'warn'],
  [0.4, 'Low', 'loss'],
  [0, 'Low', 'loss'],
])('gives a confidence of %d a word and a colour', (confidence, word, colour) => {
  expect(confidenceLevel(confidence)).toEqual({ word, colour });
});

it('counts questions in the words of the product', () => {
  expect(quotaText(3)).toBe('You have 3 free questions remaining today');
  expect(quotaText(1)).toBe('You have 1 free question remaining today');
  expect(quotaText(0)).toBe('You have 0 free questions remaining today');
});

it('greets with the skill level where there is one', () => {
  expect(greeting('ada', 'Novice')).toMatch(/^Hello ada! .* Your skill level is Novice\./);
  expect(greeting('ada', null)).not.toContain('skill level');
});

it('asks for the record that a bet is one of', () => {
  expect(aboutRecord({ sport: 'nba', betType: 'spread' })).toBe('How am I doing on NBA spreads?');
  expect(aboutRecord({ sport: 'nba', betType: 'parlay' })).toBe('How am I doing on parlays?');
});

it('counts characters as people do', () => {
  expect(lengthOf('Heat 🏀')).toBe(6);
});

it('puts a question into an address, whatever is in it', () => {
  const path = askPath(aboutPick('Over 220.5', '+105', 'A&B @ C'));
  expect(new URL(path, 'http://x').searchParams.get('ask')).toBe(
    'Is Over 220.5 at +105 worth it in A&B @ C?',
  );
});

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { loadGuide } from './load-guide';

async function sheetOf(path: string) {
  signedInAs(ada);
  server.use(http.get('*/api/learn', () => HttpResponse.json({ read: [] })));
  const { user } = await renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Show as a Worksheet' }));
  return { user, sheet: within(screen.getByRole('region', { name: 'Worksheet' })) };
}

describe('a worksheet', () => {
  it('has each step with its question, and the answers by the letters of their options', async () => {
    const { sheet } = await sheetOf('/learn/odds-formats');
    const { content } = await loadGuide('odds-formats');
    for (const [index, step] of content.steps.entries())
      expect(sheet.getByRole('heading', { name: `${index + 1}. ${step.title}` })).toBeVisible();
    const lines = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    const answers = within(sheet.getByRole('region', { name: 'Answers' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(answers).toHaveLength(content.steps.length);
    for (const [index, { check }] of content.steps.entries()) {
      const right = check[0].options[check[0].right] as string;
      expect(answers[index]).toMatch(/^[A-D]\. /);
      // The same letter stands before that option below its question.
      expect(answers[index]).toContain(`. ${right}.`);
      expect(lines).toContain(`☐ ${answers[index]?.at(0)}. ${right}`);
    }
    expect(new Set(answers.map((answer) => answer.at(0))).size).toBeGreaterThan(1);
  });

  it('is printed, and left for the guide', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user, sheet } = await sheetOf('/learn/probability-basics');
    await user.click(sheet.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(sheet.getByRole('button', { name: 'Back to the Guide' }));
    expect(screen.queryByRole('region', { name: 'Worksheet' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Next step' })).toBeVisible();
  });
});

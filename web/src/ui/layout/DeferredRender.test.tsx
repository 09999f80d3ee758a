import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theme } from '@/ui/theme/system';
import { DeferredRender } from './DeferredRender';

const page = (
  <ChakraProvider value={theme()}>
    <p>First</p>
    <DeferredRender minHeight="30rem">
      <p>Second</p>
    </DeferredRender>
  </ChakraProvider>
);

it('leaves out of what is drawn first what is further down', () => {
  expect(renderToString(page)).toContain('First');
  expect(renderToString(page)).not.toContain('Second');
});

it('draws it right after', async () => {
  render(page);
  expect(await screen.findByText('Second')).toBeVisible();
});

import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { dialogRecipe, drawerRecipe, tooltipRecipe } from './recipes';
import { semanticTokens, tokens } from './tokens';

export const look = defineConfig({
  preflight: false,
  cssVarsPrefix: 'cl',
  theme: {
    tokens,
    semanticTokens,
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      tooltip: tooltipRecipe,
    },
  },
});

let made: SystemContext | undefined;

/**
 * The styling system of the components, made when it is first asked for. The style sheet of the whole
 * document, the same for every page, is not made here but in the build (globals.ts): in the browser
 * it took a fifth of the time to the first page.
 */
export function theme(): SystemContext {
  made ??= { ...createSystem(defaultBaseConfig, look), _global: [] };
  return made;
}

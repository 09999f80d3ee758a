import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router';
import { SHORT } from '@/ui/theme/short';
import { TAB_LINKS } from './nav';

const TabLink = chakra(NavLink, {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minH: '14',
    minW: '0',
    // Five words side by side, also on a screen of 320 px.
    fontSize: 'clamp(0.6875rem, 3vw, 0.75rem)',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
    color: 'fg.muted',
    borderTopWidth: '3px',
    borderTopColor: 'transparent',
    '& > svg': { boxSize: '5' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'fg', borderTopColor: 'chalk' },
  },
});

/** The navigation of a phone, within reach of the thumb. A sixth word would touch its neighbours. */
export function TabBar() {
  return (
    <chakra.nav
      aria-label="Pages"
      hideFrom="md"
      display="flex"
      position="sticky"
      css={{ [SHORT]: { position: 'static' } }}
      bottom="0"
      zIndex="header"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      {TAB_LINKS.map(({ to, label, short = label, Icon }) => (
        <TabLink key={to} to={to} aria-label={label}>
          <Icon aria-hidden />
          {short}
        </TabLink>
      ))}
    </chakra.nav>
  );
}

/**
 * For what scrolls on a panel: a shade at each end beyond which there is more. The covers move with the
 * content and hide the shade of an end that is reached.
 */
export const scrollHint = {
  backgroundImage: [
    'linear-gradient({colors.bg.panel} 40%, transparent)',
    'linear-gradient(transparent, {colors.bg.panel} 60%)',
    'linear-gradient({colors.shade}, transparent)',
    'linear-gradient(transparent, {colors.shade})',
  ].join(', '),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundSize: '100% 2.5rem, 100% 2.5rem, 100% 0.875rem, 100% 0.875rem',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

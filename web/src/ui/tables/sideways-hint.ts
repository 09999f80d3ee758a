/**
 * For a table that scrolls sideways on a panel: a shade at each edge beyond which there is more. The covers
 * move with the table and hide the shade of an edge that is reached.
 */
export const sidewaysHint = {
  // Words for screen readers are placed by their nearest such parent: by another the page would be as wide as they lie.
  position: 'relative',
  backgroundImage: [
    'linear-gradient(to right, {colors.bg.panel} 40%, transparent)',
    'linear-gradient(to right, transparent, {colors.bg.panel} 60%)',
    'linear-gradient(to right, {colors.shade}, transparent)',
    'linear-gradient(to right, transparent, {colors.shade})',
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '2.5rem 100%, 2.5rem 100%, 0.875rem 100%, 0.875rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

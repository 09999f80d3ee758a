// Runs before the first paint, so that a dark room never flashes white.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('chalkline.colour-mode');
  } catch {
    // Storage is closed to us: the system's choice holds.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var page = document.documentElement.classList;
  page.add(mode);
  // What the waiting screen shows (src/ui/theme/boot.css). The cookie is that of src/api/account/signed-in-hint.ts.
  if (document.cookie.split('; ').includes('chalkline_signed_in=yes')) {
    page.add('signed-in');
  } else if (location.pathname === '/') {
    page.add('welcome');
  }
})();

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
  document.documentElement.classList.add(mode);
})();

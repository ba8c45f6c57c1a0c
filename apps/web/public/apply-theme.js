// Runs before the first paint, so that a chosen theme does not flash. The console keeps the choice in local storage.
(() => {
  const root = document.documentElement;
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('halyard.preferences') ?? '{"theme":"system"}');
  } catch {
    // Storage is closed or holds something else: the page starts dark and comfortable.
    return;
  }
  const { theme, density } = kept ?? {};
  if (theme === 'light') root.dataset.theme = 'light';
  // Also at the first visit: it follows the browser.
  if (theme === 'system') delete root.dataset.theme;
  if (density === 'compact' || density === 'dense') root.dataset.density = density;
})();

// Before the first paint: a chosen theme does not flash.
(() => {
  const root = document.documentElement;
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('halyard.preferences') ?? '{"theme":"system"}');
  } catch {
    // Closed, or something else: dark and comfortable.
    return;
  }
  // Slow the first time, and needed by every page: a separate task, while its scripts are loading.
  setTimeout(() => new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format());
  setTimeout(() => sessionStorage.length);
  const { theme, density } = kept ?? {};
  if (theme === 'light') root.dataset.theme = 'light';
  // Also at the first visit.
  if (theme === 'system') delete root.dataset.theme;
  if (density === 'compact' || density === 'dense') root.dataset.density = density;
})();

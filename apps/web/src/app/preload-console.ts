/**
 * Prefetches the code of the first screen after sign-in. Each part is loaded on demand by the one around it; on a slow
 * line that many sequential requests would take longer than the rest of the startup.
 */
export async function preloadConsole(path: string): Promise<void> {
  const parts: Promise<unknown>[] = [
    import('../api/create-call.ts'),
    import('../api/read-account.ts'),
    import('./signed-in-data.tsx'),
    import('./navigation/person-bar.tsx'),
    import('./guard/guarded-area.tsx'),
    import('./layout/signed-in-layout.tsx'),
  ];
  if (path === '/dashboard') parts.push(import('../features/dashboard/dashboard-page.tsx'));
  if (path === '/todos') parts.push(import('../features/todos/todos-page.tsx'));
  // The rendering component requests it again, and reports a failure to the user.
  await Promise.allSettled(parts);
}

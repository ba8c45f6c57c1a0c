/**
 * Asks at once for what the first screen of a signed-in person is made of. Each part is loaded on demand by the one
 * around it; on a slow line that many journeys in a row would take longer than the rest of the start.
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
  // Whoever renders a part asks for it again, and tells the person when it cannot be had.
  await Promise.allSettled(parts);
}
